<?php

declare(strict_types=1);

namespace Njia;

use Njia\Exception\CanceledException;
use Njia\Exception\ConnectionException;
use Njia\Exception\DecodingException;
use Njia\Exception\NjiaException;
use Njia\Exception\TimeoutException;
use Njia\Internal\ErrorFacts;
use Njia\Internal\EventReader;
use Njia\Internal\Mismatch;
use Njia\Transport\ResponseStream;
use Njia\Transport\TransportFailure;

/**
 * Values as the server sends them: walk over it once, and leave the loop, or `close()`, to end it.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class EventStream implements \IteratorAggregate
{
    /**
     * @internal
     */
    public function __construct(
        private readonly ResponseStream $source,
        private readonly EventReader $reader,
        private readonly ResponseMeta $meta,
    ) {
    }

    public function meta(): ResponseMeta
    {
        return $this->meta;
    }

    /** The id of the last event that had one: where to resume, as the header Last-Event-ID. */
    public function lastEventId(): ?string
    {
        return $this->reader->lastId();
    }

    /**
     * @return \Generator<int, T>
     * @throws NjiaException
     */
    public function getIterator(): \Generator
    {
        try {
            do {
                $octets = $this->octets();
                foreach ($this->values($octets) as $value) {
                    yield $value;
                }
            } while ($octets !== null);
        } finally {
            $this->close();
        }
    }

    public function close(): void
    {
        $this->source->close();
    }

    private function octets(): ?string
    {
        try {
            return $this->source->read();
        } catch (TransportFailure $failure) {
            $message = "The stream ended: {$failure->getMessage()}.";
            $facts = $this->facts();
            throw match ($failure->kind) {
                TransportFailure::TIMEOUT => new TimeoutException($message, $facts),
                TransportFailure::CANCELED => new CanceledException($message, $facts),
                default => new ConnectionException($message, $facts),
            };
        }
    }

    /**
     * @return iterable<T>
     */
    private function values(?string $octets): iterable
    {
        try {
            yield from $this->reader->feed($octets);
        } catch (Mismatch $mismatch) {
            $text = "An event of the stream: {$mismatch->getMessage()}.";
            throw new DecodingException($text, $this->facts(), $mismatch->path);
        }
    }

    private function facts(): ErrorFacts
    {
        return new ErrorFacts(
            $this->meta->status,
            requestId: $this->meta->requestId,
            headers: $this->meta->headers,
            attempts: $this->meta->attempts,
            idempotencyKey: $this->meta->idempotencyKey,
            retryable: true,
        );
    }
}
