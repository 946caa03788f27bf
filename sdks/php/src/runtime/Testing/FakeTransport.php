<?php

declare(strict_types=1);

namespace Njia\Testing;

use Njia\Headers;
use Njia\Internal\Json;
use Njia\Internal\Plain;
use Njia\Transport\HttpRequest;
use Njia\Transport\HttpResponse;
use Njia\Transport\Transport;
use Njia\Transport\TransportFailure;

/**
 * Answers from a queue, for tests without a network; keeps what was sent.
 */
final class FakeTransport implements Transport
{
    /** @var list<HttpRequest> */
    public array $sent = [];
    /** @var list<HttpResponse|TransportFailure> */
    private array $queue = [];

    /**
     * @param ?\Closure(HttpRequest): ?HttpResponse $otherwise answers when the queue is empty; see Fixtures::book()
     */
    public function __construct(private readonly ?\Closure $otherwise = null)
    {
    }

    /**
     * Queues an answer; arrays and models become JSON.
     *
     * @param array<string, string> $headers
     */
    public function respond(mixed $body, int $status = 200, array $headers = []): self
    {
        $text = is_string($body) ? $body : Json::encode(Plain::of($body, '$'));
        $pairs = [];
        foreach (['Content-Type' => 'application/json', ...$headers] as $name => $value) {
            $pairs[] = [$name, $value];
        }
        $this->queue[] = new HttpResponse($status, new Headers($pairs), $text);
        return $this;
    }

    /** Queues a failure. */
    public function fail(TransportFailure $failure): self
    {
        $this->queue[] = $failure;
        return $this;
    }

    public function send(HttpRequest $request): HttpResponse
    {
        $this->sent[] = $request;
        $answer = array_shift($this->queue) ?? ($this->otherwise === null ? null : ($this->otherwise)($request));
        if ($answer === null) {
            throw new \LogicException("No answer is queued for {$request->method} number " . count($this->sent) . '.');
        }
        return $answer instanceof TransportFailure ? throw $answer : $answer;
    }

    /**
     * Throws unless exactly so many requests were sent, and the last of them with this method.
     */
    public function assertSent(int $count, ?string $method = null): void
    {
        $last = $this->sent[array_key_last($this->sent) ?? 0] ?? null;
        if (count($this->sent) !== $count || ($method !== null && $last?->method !== $method)) {
            $found = count($this->sent) . ' requests were sent, the last one ' . ($last->method ?? 'none');
            $wanted = $count . ($method === null ? '' : " and {$method}");
            throw new \LogicException("{$found}; expected are {$wanted}.");
        }
    }

    public function close(): void
    {
        $this->queue = [];
    }
}
