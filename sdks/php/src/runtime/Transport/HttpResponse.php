<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Headers;

/**
 * An answer, read to its last byte.
 */
final readonly class HttpResponse
{
    public function __construct(public int $status, public Headers $headers, public string $body)
    {
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['status' => $this->status, 'headers' => $this->headers, 'bytes' => strlen($this->body)];
    }
}
