<?php

declare(strict_types=1);

namespace Njia;

use Njia\Exception\ArgumentException;
use Njia\Exception\ConfigurationException;
use Njia\Internal\HeaderCheck;
use Njia\Internal\Redactor;
use Njia\Internal\Secret;

/**
 * Options of one call; null leaves the client's setting. All times are seconds.
 */
final readonly class RequestOptions
{
    /** @var array<string, string|\SensitiveParameterValue> credentials among them are hidden from printers */
    public array $headers;

    /**
     * @param ?string $idempotencyKey sent untouched on all attempts; else one is made where the operation takes one
     * @param ?float $timeout one attempt, from name look-up to the last byte
     * @param ?float $deadline the whole call with its waits
     * @param ?float $maxRetryAfter the longest wait that a server may ask for
     * @param array<string, string|\SensitiveParameterValue> $headers sent besides, or instead of, the client's own
     *
     * @throws ConfigurationException when a value makes no sense
     * @throws ArgumentException for a header that would break a request apart
     */
    public function __construct(
        public ?string $idempotencyKey = null,
        public ?float $timeout = null,
        public ?float $connectTimeout = null,
        public ?float $deadline = null,
        public ?int $maxRetries = null,
        public ?float $maxRetryAfter = null,
        array $headers = [],
        public ?Cancellation $cancellation = null,
        public ?Hooks $hooks = null,
    ) {
        self::check('timeout', $timeout, false);
        self::check('connectTimeout', $connectTimeout, false);
        self::check('deadline', $deadline, false);
        self::check('maxRetryAfter', $maxRetryAfter, true);
        if ($maxRetries !== null && $maxRetries < 0) {
            throw new ConfigurationException('maxRetries is a whole number, 0 or more.');
        }
        if ($idempotencyKey === '') {
            throw new ConfigurationException('idempotencyKey is empty; leave it out to have one made.');
        }
        if ($idempotencyKey !== null) {
            HeaderCheck::assert('Idempotency-Key', $idempotencyKey);
        }
        $hidden = [];
        foreach ($headers as $name => $value) {
            HeaderCheck::assert($name, Secret::text($value));
            $isSecret = Redactor::isSecretHeader($name);
            $hidden[$name] = $isSecret ? new \SensitiveParameterValue(Secret::text($value)) : $value;
        }
        $this->headers = $hidden;
    }

    /**
     * @internal these options, and those of `$base` where these say nothing
     */
    public function over(self $base): self
    {
        return new self(
            $this->idempotencyKey,
            $this->timeout ?? $base->timeout,
            $this->connectTimeout ?? $base->connectTimeout,
            $this->deadline ?? $base->deadline,
            $this->maxRetries ?? $base->maxRetries,
            $this->maxRetryAfter ?? $base->maxRetryAfter,
            [...$base->headers, ...$this->headers],
            $this->cancellation ?? $base->cancellation,
            $this->hooks ?? $base->hooks,
        );
    }

    private static function check(string $name, ?float $seconds, bool $zero): void
    {
        if ($seconds === null) {
            return;
        }
        if (!is_finite($seconds) || $seconds < 0 || (!$zero && $seconds === 0.0)) {
            throw new ConfigurationException("{$name} is a number of seconds above 0.");
        }
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return [
            'idempotencyKey' => $this->idempotencyKey,
            'timeout' => $this->timeout,
            'deadline' => $this->deadline,
            'maxRetries' => $this->maxRetries,
            'headers' => array_keys($this->headers),
        ];
    }
}
