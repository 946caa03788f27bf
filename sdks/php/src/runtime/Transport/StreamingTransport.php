<?php

declare(strict_types=1);

namespace Njia\Transport;

/**
 * A transport that can hand out an answer before its end.
 */
interface StreamingTransport extends Transport
{
    /**
     * Sends the request and returns once the headers are there. The request's timeout bounds that, and afterwards each
     * silence between octets.
     *
     * @throws TransportFailure
     */
    public function open(HttpRequest $request): ResponseStream;
}
