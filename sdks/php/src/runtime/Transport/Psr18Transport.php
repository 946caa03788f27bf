<?php

declare(strict_types=1);

namespace Njia\Transport;

use Njia\Headers;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Client\NetworkExceptionInterface;
use Psr\Http\Client\RequestExceptionInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;

/**
 * Sends through a PSR-18 client, which must be made without redirects and retries of its own, and with a timeout: the
 * standard lets nobody set these from outside. The README shows how for each well-known client.
 *
 * Every failure counts as one that may have reached the server, since the standard does not tell.
 */
final class Psr18Transport implements Transport
{
    public function __construct(
        private readonly ClientInterface $client,
        private readonly RequestFactoryInterface $requests,
        private readonly StreamFactoryInterface $streams,
    ) {
    }

    public function send(HttpRequest $request): HttpResponse
    {
        if ($request->cancellation?->isCanceled() === true) {
            throw new TransportFailure(TransportFailure::CANCELED, 'the call was cancelled', false);
        }
        $message = $this->requests->createRequest($request->method, $request->url());
        foreach ($request->headerPairs() as [$name, $value]) {
            $message = $message->withHeader($name, $value);
        }
        $body = $request->body();
        if ($body !== null) {
            $message = $message->withBody($this->streams->createStream($body));
        }
        try {
            $answer = $this->client->sendRequest($message);
            $text = (string) $answer->getBody();
        } catch (ClientExceptionInterface | \RuntimeException $failure) {
            throw self::failure($failure);
        }
        $pairs = [];
        foreach ($answer->getHeaders() as $name => $values) {
            foreach ($values as $value) {
                $pairs[] = [(string) $name, $value];
            }
        }
        return new HttpResponse($answer->getStatusCode(), new Headers($pairs), $text);
    }

    public function close(): void
    {
        // The client was made by the caller, who may still use it.
    }

    private static function failure(\Throwable $failure): TransportFailure
    {
        $text = $failure->getMessage();
        $isTimeout = preg_match('/timed? ?out|timeout/i', $text) === 1;
        $kind = match (true) {
            $isTimeout => TransportFailure::TIMEOUT,
            $failure instanceof NetworkExceptionInterface => TransportFailure::CONNECT,
            default => TransportFailure::RECEIVE,
        };
        // A request that is itself wrong was refused before it was sent.
        $sent = !$failure instanceof RequestExceptionInterface;
        // The client's own text may hold the URL, and so a credential in the query.
        $name = (new \ReflectionClass($failure))->getShortName();
        return new TransportFailure($kind, "the HTTP client reported {$name}", $sent);
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['client' => $this->client::class];
    }

    /**
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        throw new \LogicException('A transport holds connections and cannot be serialised.');
    }
}
