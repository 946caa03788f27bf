<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Headers;

/**
 * @internal an answer that is here as a whole, read as a stream
 */
final class WholeStream implements ResponseStream
{
    private bool $isRead = false;

    public function __construct(private readonly HttpResponse $response)
    {
    }

    public function status(): int
    {
        return $this->response->status;
    }

    public function headers(): Headers
    {
        return $this->response->headers;
    }

    public function read(): ?string
    {
        $text = $this->isRead ? null : $this->response->body;
        $this->isRead = true;
        return $text;
    }

    public function close(): void
    {
        $this->isRead = true;
    }
}
