<?php

declare(strict_types=1);

namespace Njia\Transport;

/**
 * Sends one request, exactly once: no retries, no redirects.
 */
interface Transport
{
    /**
     * @throws TransportFailure when there is no complete answer
     */
    public function send(HttpRequest $request): HttpResponse;

    /** Closes connections; a later call opens new ones. */
    public function close(): void;
}
