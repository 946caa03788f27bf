<?php

declare(strict_types=1);

namespace Njia\Exception;

use Njia\FieldError;
use Njia\Headers;
use Njia\Internal\ErrorFacts;
use Njia\Internal\Redactor;
use Njia\Outcome;

/**
 * Root of all errors of this library. Facts that do not apply are null or empty.
 *
 * `outcome` answers what matters with money: None, nothing happened; Unknown, it may have happened, so call again with
 * `idempotencyKey`. `retryAfter` is seconds. `cursor` is where a listing can resume.
 */
class NjiaException extends \RuntimeException implements \JsonSerializable
{
    public readonly ?int $status;
    /** The stable code of the problem. */
    public readonly ?string $errorCode;
    /** @var list<FieldError> */
    public readonly array $fieldErrors;
    public readonly ?string $requestId;
    public readonly ?Headers $headers;
    /** The parsed body; null when it was not JSON. */
    public readonly mixed $body;
    /** The body as it came, at most 64 KiB. */
    public readonly ?string $rawBody;
    public readonly int $attempts;
    public readonly ?string $idempotencyKey;
    public readonly ?float $retryAfter;
    public readonly bool $retryable;
    public readonly Outcome $outcome;
    public string|int|null $cursor = null;

    final public function __construct(string $message, ?ErrorFacts $facts = null, public readonly ?string $path = null)
    {
        $facts ??= new ErrorFacts();
        parent::__construct(Redactor::text($message));
        $this->status = $facts->status;
        $this->errorCode = $facts->code;
        $this->fieldErrors = $facts->fieldErrors;
        $this->requestId = $facts->requestId;
        $this->headers = $facts->headers;
        $this->body = $facts->body;
        $this->rawBody = $facts->rawBody;
        $this->attempts = $facts->attempts;
        $this->idempotencyKey = $facts->idempotencyKey;
        $this->retryAfter = $facts->retryAfter;
        $this->retryable = $facts->retryable;
        $this->outcome = $facts->outcome;
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return [
            'message' => $this->getMessage(),
            'status' => $this->status,
            'errorCode' => $this->errorCode,
            'requestId' => $this->requestId,
            'attempts' => $this->attempts,
            'idempotencyKey' => $this->idempotencyKey,
            'retryAfter' => $this->retryAfter,
            'retryable' => $this->retryable,
            'outcome' => $this->outcome->value,
            'path' => $this->path,
        ];
    }

    /**
     * The facts without the bodies, which may hold what the server was sent.
     *
     * @return array<string, mixed>
     */
    public function jsonSerialize(): array
    {
        return $this->__debugInfo();
    }

    /**
     * Text alone: neither the bodies nor the arguments in the trace leave the process.
     *
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        return $this->__debugInfo();
    }

    /**
     * @param array<string, mixed> $data
     */
    public function __unserialize(array $data): void
    {
        $text = static fn (string $name): ?string => is_string($data[$name] ?? null) ? $data[$name] : null;
        $this->__construct($text('message') ?? '', new ErrorFacts(
            is_int($data['status'] ?? null) ? $data['status'] : null,
            $text('errorCode'),
            requestId: $text('requestId'),
            attempts: is_int($data['attempts'] ?? null) ? $data['attempts'] : 0,
            idempotencyKey: $text('idempotencyKey'),
            retryAfter: is_float($data['retryAfter'] ?? null) ? $data['retryAfter'] : null,
            retryable: ($data['retryable'] ?? false) === true,
            outcome: Outcome::tryFrom($text('outcome') ?? '') ?? Outcome::Unknown,
        ), $text('path'));
    }
}
