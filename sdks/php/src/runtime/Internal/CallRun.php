<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ApiException;
use Njia\Exception\CanceledException;
use Njia\Exception\ConnectionException;
use Njia\Exception\DecodingException;
use Njia\Exception\NjiaException;
use Njia\Exception\TimeoutException;
use Njia\Hook\RequestEvent;
use Njia\Hook\ResponseEvent;
use Njia\Hook\RetryEvent;
use Njia\Hooks;
use Njia\Outcome;
use Njia\RequestOptions;
use Njia\ResponseMeta;
use Njia\Transport\HttpRequest;
use Njia\Transport\HttpResponse;
use Njia\Transport\ResponseStream;
use Njia\Transport\StreamingTransport;
use Njia\Transport\Transport;
use Njia\Transport\TransportFailure;

/**
 * @internal one call from start to end: attempt, judge, wait, repeat
 */
final class CallRun
{
    private const RAW_LIMIT = 65_536;

    private readonly bool $safe;
    private readonly float $start;
    private readonly Hooks $hooks;
    private readonly ?string $key;
    private int $attempts = 0;
    /** An attempt may have reached the server. */
    private bool $arrived = false;

    public function __construct(
        private readonly ApiClient $client,
        private readonly Transport $transport,
        private readonly Operation $operation,
        private readonly Prepared $prepared,
        private readonly RequestOptions $options,
    ) {
        $this->hooks = $options->hooks ?? new Hooks();
        $this->key = $options->idempotencyKey ?? ($operation->idempotency === '' ? null : Uuid::v4());
        $this->safe = RetryPolicy::isReplaySafe($operation->method, $this->key);
        $this->start = $client->seam->monotonic();
    }

    /**
     * @throws NjiaException
     */
    public function run(): object
    {
        while (true) {
            $this->assertGoing();
            $request = $this->request();
            ++$this->attempts;
            $this->hooks->tell($this->hooks->onRequest, new RequestEvent(
                $this->operation->id,
                $this->operation->method,
                $this->operation->path,
                $this->attempts,
                $this->key,
            ));
            $started = $this->client->seam->monotonic();
            $this->client->log->body('request', $request->body());
            try {
                $source = $this->openStream($request);
                $response = $source === null ? $this->transport->send($request) : self::drained($source);
            } catch (TransportFailure $failure) {
                $this->wait($this->judgeFailure($failure), null, null, $failure->kind);
                continue;
            }
            $this->observe($response, $this->client->seam->monotonic() - $started);
            if ($response->status >= 200 && $response->status < 300) {
                return $source === null ? $this->success($response) : $this->stream($source, $response);
            }
            $error = $this->judgeAnswer($response);
            $reason = $error->errorCode ?? "status {$response->status}";
            $this->wait($error, $error->retryAfter, $response->status, $reason);
        }
    }

    /** The answer as a stream, where the operation has one and the transport can. */
    private function openStream(HttpRequest $request): ?ResponseStream
    {
        $isStream = $this->operation->returns(200)?->isStream() === true;
        return $isStream && $this->transport instanceof StreamingTransport ? $this->transport->open($request) : null;
    }

    /** What is known once the headers of a stream are there; an error is read to its end. */
    private static function drained(ResponseStream $source): HttpResponse
    {
        $body = '';
        $isSuccess = $source->status() >= 200 && $source->status() < 300;
        if (!$isSuccess) {
            while (strlen($body) <= self::RAW_LIMIT && ($octets = $source->read()) !== null) {
                $body .= $octets;
            }
            $source->close();
        }
        return new HttpResponse($source->status(), $source->headers(), $body);
    }

    private function stream(ResponseStream $source, HttpResponse $response): object
    {
        $returns = $this->operation->returns($response->status);
        if ($returns?->isStream() === true) {
            return ResultReader::stream($returns, $source, $this->meta($response));
        }
        $source->close();
        return $this->success($response);
    }

    private function request(): HttpRequest
    {
        $left = $this->timeLeft();
        $timeout = min($this->options->timeout ?? 60.0, $left ?? INF);
        $credentials = $this->client->credentials()->forCall($this->operation->auth);
        return new HttpRequest(
            $this->operation->method,
            RequestHeaders::url($this->client->baseUrl . $this->prepared->target, $credentials),
            RequestHeaders::of(
                $this->client,
                $this->operation,
                $this->prepared,
                $this->options,
                $this->key,
                $this->attempts,
                $credentials,
            ),
            new \SensitiveParameterValue($this->prepared->body),
            min($this->options->connectTimeout ?? 10.0, $timeout),
            $timeout,
            !$this->safe,
            $this->options->cancellation,
        );
    }

    private function timeLeft(): ?float
    {
        $deadline = $this->options->deadline;
        return $deadline === null ? null : $deadline - ($this->client->seam->monotonic() - $this->start);
    }

    private function assertGoing(): void
    {
        if ($this->options->cancellation?->isCanceled() === true) {
            throw new CanceledException('The call was cancelled.', $this->facts());
        }
        if (($this->timeLeft() ?? 1.0) <= 0) {
            throw new TimeoutException("The deadline of {$this->options->deadline} s has passed.", $this->facts());
        }
    }

    private function observe(HttpResponse $response, float $elapsed): void
    {
        $operation = $this->operation;
        $this->client->log->answer($operation, $response->status, $this->attempts, $elapsed);
        $this->client->log->body('response', $response->body);
        $this->hooks->tell($this->hooks->onResponse, new ResponseEvent(
            $operation->id,
            $operation->method,
            $operation->path,
            $this->attempts,
            $response->status,
            $response->headers,
            $elapsed,
        ));
    }

    /**
     * The error to raise should there be no further attempt.
     *
     * @throws NjiaException when there is none
     */
    private function judgeFailure(TransportFailure $failure): NjiaException
    {
        $this->arrived = $this->arrived || $failure->sent;
        $this->client->log->failure($this->operation, $failure->kind, $this->attempts);
        if ($failure->kind === TransportFailure::CANCELED) {
            throw new CanceledException('The call was cancelled.', $this->facts());
        }
        $again = RetryPolicy::repeatsFailure($failure->sent, $this->safe);
        $message = "{$failure->getMessage()} ({$this->operation->method} {$this->operation->path}).";
        $error = $failure->kind === TransportFailure::TIMEOUT
            ? new TimeoutException($message, $this->facts($again))
            : new ConnectionException($message, $this->facts($again));
        return $again ? $error : throw $error;
    }

    /**
     * @throws ApiException when there is no further attempt
     */
    private function judgeAnswer(HttpResponse $response): ApiException
    {
        $problem = new Problem($response->body);
        $again = RetryPolicy::repeatsAnswer($response->status, $problem->code, $response->headers, $this->safe);
        $outcome = RetryPolicy::outcome($response->status, $problem->code, $this->arrived);
        $meta = $this->meta($response);
        $error = ApiErrors::make($response, $problem, new ErrorFacts(
            $response->status,
            $problem->code,
            $problem->fields,
            $meta->requestId,
            $response->headers,
            $problem->body,
            substr($response->body, 0, self::RAW_LIMIT),
            $this->attempts,
            $this->key,
            RetryAfter::read($response->headers, $this->client->seam->now()),
            $problem->retryable ?? $again,
            $outcome,
        ));
        $this->arrived = $this->arrived || $outcome === Outcome::Unknown;
        return $again ? $error : throw $error;
    }

    /**
     * Waits for the next attempt, or raises `$error` when there is none or the wait is longer than allowed.
     */
    private function wait(NjiaException $error, ?float $asked, ?int $status, string $reason): void
    {
        if ($this->attempts > ($this->options->maxRetries ?? 2)) {
            throw $error;
        }
        $seconds = $asked ?? RetryPolicy::backoff($this->attempts - 1, $this->client->seam->random());
        $left = $this->timeLeft();
        $isTooLong = $asked !== null && $asked > ($this->options->maxRetryAfter ?? 60.0);
        if ($isTooLong || ($left !== null && $seconds >= $left)) {
            throw $error;
        }
        $this->client->log->retry($this->operation, $seconds, $this->attempts);
        $event = new RetryEvent($this->operation->id, $this->attempts, $seconds, $status, $reason);
        $this->hooks->tell($this->hooks->onRetry, $event);
        $this->client->seam->sleep($seconds, $this->options->cancellation);
    }

    private function success(HttpResponse $response): object
    {
        $meta = $this->meta($response);
        try {
            return ResultReader::read($this->operation, $response, $meta);
        } catch (Mismatch $mismatch) {
            throw new DecodingException($mismatch->getMessage() . '.', new ErrorFacts(
                $response->status,
                requestId: $meta->requestId,
                headers: $response->headers,
                rawBody: substr($response->body, 0, self::RAW_LIMIT),
                attempts: $this->attempts,
                idempotencyKey: $this->key,
                outcome: Outcome::Unknown,
            ), $mismatch->path);
        }
    }

    private function meta(HttpResponse $response): ResponseMeta
    {
        $seam = $this->client->seam;
        return MetaReader::read(
            $this->client->info,
            $response->status,
            $response->headers,
            $this->attempts,
            $seam->monotonic() - $this->start,
            $this->key,
            $seam->now(),
        );
    }

    private function facts(?bool $again = null): ErrorFacts
    {
        return new ErrorFacts(
            attempts: $this->attempts,
            idempotencyKey: $this->key,
            retryable: $again ?? ($this->safe || !$this->arrived),
            outcome: $this->arrived ? Outcome::Unknown : Outcome::None,
        );
    }
}
