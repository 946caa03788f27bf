<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Cancellation;
use Njia\Internal\Redactor;

/**
 * One attempt. Header values that are credentials are SensitiveParameterValue objects, which no printer shows.
 */
final readonly class HttpRequest
{
    /**
     * @param list<array{string, string|\SensitiveParameterValue}> $headers
     * @param float $timeout seconds from name look-up to the last byte
     * @param bool $fresh the request must not use a connection that was used before
     */
    public function __construct(
        public string $method,
        private \SensitiveParameterValue $url,
        public array $headers,
        private \SensitiveParameterValue $body,
        public float $connectTimeout,
        public float $timeout,
        public bool $fresh = false,
        public ?Cancellation $cancellation = null,
    ) {
    }

    public function url(): string
    {
        $url = $this->url->getValue();
        return is_string($url) ? $url : '';
    }

    public function body(): ?string
    {
        $body = $this->body->getValue();
        return is_string($body) ? $body : null;
    }

    /**
     * @return list<array{string, string}> with the credentials
     */
    public function headerPairs(): array
    {
        $pairs = [];
        foreach ($this->headers as [$name, $value]) {
            $text = $value instanceof \SensitiveParameterValue ? $value->getValue() : $value;
            $pairs[] = [$name, is_string($text) ? $text : ''];
        }
        return $pairs;
    }

    public function header(string $name): ?string
    {
        foreach ($this->headerPairs() as [$known, $value]) {
            if (strcasecmp($known, $name) === 0) {
                return $value;
            }
        }
        return null;
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        $shown = array_column(array_filter($this->headers, static fn (array $pair): bool => is_string($pair[1])), 1, 0);
        return ['method' => $this->method, 'headers' => Redactor::headers($shown)];
    }
}
