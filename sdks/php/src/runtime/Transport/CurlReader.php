<?php

declare(strict_types=1);

namespace Njia\Transport;

/**
 * @internal collects one answer, within limits
 */
final class CurlReader
{
    /** @var list<array{string, string}> */
    public array $headers = [];
    public string $body = '';
    public ?string $problem = null;
    private int $status = 0;
    private int $headerBytes = 0;
    private bool $isHeadDone = false;

    public function __construct(private readonly int $maxHeaders, private readonly int $maxBody)
    {
    }

    public function status(): int
    {
        return $this->status;
    }

    /** Whether the headers of the answer proper are complete: interim answers (1xx) do not count. */
    public function isHeadDone(): bool
    {
        return $this->isHeadDone;
    }

    /** The body so far, which is then forgotten. */
    public function take(): string
    {
        $octets = $this->body;
        $this->body = '';
        return $octets;
    }

    public function hasStarted(): bool
    {
        return $this->headerBytes > 0;
    }

    public function onHeader(\CurlHandle $handle, string $line): int
    {
        $this->headerBytes += strlen($line);
        if ($this->headerBytes > $this->maxHeaders) {
            $this->problem = "the headers of the answer are larger than {$this->maxHeaders} bytes";
            return 0;
        }
        $found = [];
        if (preg_match('~\AHTTP/\S+ (\d{3})~', $line, $found) === 1) {
            // An interim answer (1xx) may have come before: only the last one counts.
            $this->status = (int) $found[1];
            $this->headers = [];
        } elseif (str_contains($line, ':')) {
            [$name, $value] = explode(':', $line, 2);
            $this->headers[] = [trim($name), trim($value)];
        } elseif (trim($line) === '') {
            $this->isHeadDone = $this->status >= 200;
        }
        return strlen($line);
    }

    public function onBody(\CurlHandle $handle, string $octets): int
    {
        if (strlen($this->body) + strlen($octets) > $this->maxBody) {
            $this->problem = "the body of the answer is larger than {$this->maxBody} bytes";
            return 0;
        }
        $this->body .= $octets;
        return strlen($octets);
    }
}
