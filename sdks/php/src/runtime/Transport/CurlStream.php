<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Cancellation;
use Njia\Headers;

/**
 * @internal one transfer on a connection of its own, driven piece by piece
 */
final class CurlStream implements ResponseStream
{
    private const SLICE = 0.1;

    private readonly \CurlMultiHandle $driver;
    private bool $isOpen = true;
    private int $running = 0;
    /** Messages left to read: never more than the one. */
    private mixed $left = 0;
    private ?TransportFailure $failure = null;

    /**
     * @param \Closure(int): TransportFailure $explain a code of libcurl in our words
     * @param float $patience seconds for the headers, then for each silence
     */
    public function __construct(
        private readonly \CurlHandle $handle,
        private readonly CurlReader $reader,
        private readonly ?Cancellation $cancellation,
        private readonly \Closure $explain,
        private readonly float $patience,
    ) {
        $this->driver = curl_multi_init();
        curl_multi_add_handle($this->driver, $handle);
    }

    /**
     * @internal
     *
     * @throws TransportFailure
     */
    public function awaitHeaders(): void
    {
        $this->pump(fn (): bool => $this->reader->isHeadDone());
        if ($this->failure !== null) {
            throw $this->failure;
        }
    }

    public function status(): int
    {
        return $this->reader->status();
    }

    public function headers(): Headers
    {
        return new Headers($this->reader->headers);
    }

    public function read(): ?string
    {
        $this->pump(fn (): bool => $this->reader->body !== '');
        $octets = $this->reader->take();
        if ($octets === '' && $this->failure !== null) {
            throw $this->failure;
        }
        return $octets === '' ? null : $octets;
    }

    public function close(): void
    {
        if ($this->isOpen) {
            $this->isOpen = false;
            // Out of the driver, the connection of an unfinished transfer is closed.
            curl_multi_remove_handle($this->driver, $this->handle);
        }
    }

    /**
     * @param \Closure(): bool $isEnough
     */
    private function pump(\Closure $isEnough): void
    {
        $end = hrtime(true) + (int) ($this->patience * 1e9);
        while ($this->isOpen && !$isEnough()) {
            $code = $this->step();
            if ($code !== null) {
                $this->end($code === CURLE_OK ? null : ($this->explain)($code));
            } elseif ($this->cancellation?->isCanceled() === true) {
                $this->end(new TransportFailure(TransportFailure::CANCELED, 'the call was cancelled', true));
            } elseif (hrtime(true) >= $end) {
                $text = "nothing arrived for {$this->patience} s";
                $this->end(new TransportFailure(TransportFailure::TIMEOUT, $text, true));
            } elseif (!$isEnough()) {
                curl_multi_select($this->driver, self::SLICE);
            }
        }
    }

    /** Moves what can be moved; the code of the transfer once it has ended. */
    private function step(): ?int
    {
        curl_multi_exec($this->driver, $this->running);
        return self::result(curl_multi_info_read($this->driver, $this->left));
    }


    private static function result(mixed $message): ?int
    {
        return is_array($message) && is_int($message['result'] ?? null) ? $message['result'] : null;
    }

    private function end(?TransportFailure $failure): void
    {
        $this->failure = $failure;
        $this->close();
    }

    public function __destruct()
    {
        $this->close();
    }
}
