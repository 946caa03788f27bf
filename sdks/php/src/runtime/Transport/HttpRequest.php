<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Cancellation;
use Njia\Internal\Redactor;
use Njia\Internal\Secret;

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
        return Secret::text($this->url);
    }

    public function body(): ?string
    {
        return Secret::of($this->body);
    }

    /**
     * @return list<array{string, string}> with the credentials
     */
    public function headerPairs(): array
    {
        $pairs = [];
        foreach ($this->headers as [$name, $value]) {
            $pairs[] = [$name, Secret::text($value)];
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
        $shown = [];
        foreach ($this->headers as [$name, $value]) {
            if (is_string($value)) {
                $shown[$name] = $value;
            }
        }
        return ['method' => $this->method, 'headers' => Redactor::headers($shown)];
    }
}
