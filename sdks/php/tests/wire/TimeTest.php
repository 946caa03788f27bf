<?php

declare(strict_types=1);

namespace Njia\Tests\Wire;

use Njia\Cancellation;
use Njia\EventStream;
use Njia\Exception\CanceledException;
use Njia\Exception\ConnectionException;
use Njia\Exception\NjiaException;
use Njia\Exception\TimeoutException;
use Njia\Internal\Operation;
use Njia\Internal\Returns;
use Njia\Outcome;
use Njia\RequestOptions;
use Njia\Tests\Support\Clients;
use Njia\Tests\Support\FaultServer;
use PHPUnit\Framework\TestCase;

/**
 * Timeouts, deadlines and cancelling, by the clock on the wall.
 */
final class TimeTest extends TestCase
{
    /**
     * @return array{NjiaException, float} and the seconds that it took
     */
    private static function failing(\Closure $call): array
    {
        $start = hrtime(true);
        try {
            $call();
        } catch (NjiaException $error) {
            return [$error, (hrtime(true) - $start) / 1e9];
        }
        self::fail('The call was to fail.');
    }

    /**
     * @dataProvider slow
     *
     * trap:T12
     */
    public function testTheTimeoutCoversTheWholeAttempt(string $step): void
    {
        $server = new FaultServer([$step]);
        $client = Clients::raw($server->url);
        $options = new RequestOptions(timeout: 1.0);
        [$error, $seconds] = self::failing(static fn () => $client->call(Clients::operation('GET'), [], options: $options));
        self::assertInstanceOf(TimeoutException::class, $error);
        self::assertLessThanOrEqual(1.3, $seconds);
        self::assertSame(Outcome::Unknown, $error->outcome);
    }

    /**
     * @return iterable<array{string}>
     */
    public static function slow(): iterable
    {
        yield ['drip'];
        yield ['drip-head'];
        yield ['silent'];
    }

    /** trap:T12 */
    public function testTheDeadlineCoversTheWholeCall(): void
    {
        $server = new FaultServer(['503', 'silent']);
        $client = Clients::raw($server->url, null, 9);
        $options = new RequestOptions(deadline: 1.2, timeout: 9.0);
        [$error, $seconds] = self::failing(static fn () => $client->call(Clients::operation('GET'), [], options: $options));
        self::assertInstanceOf(TimeoutException::class, $error);
        self::assertLessThanOrEqual(1.5, $seconds);
        self::assertCount(2, $server->requests());
    }

    /** trap:T13 */
    public function testCancellingClosesTheConnection(): void
    {
        foreach (['silent', 'drip'] as $step) {
            $server = new FaultServer([$step]);
            $client = Clients::raw($server->url, null, 2);
            $start = hrtime(true);
            $cancellation = new Cancellation(static fn (): bool => hrtime(true) - $start > 2e8);
            $options = new RequestOptions(cancellation: $cancellation);
            [$error, $seconds] = self::failing(static fn () => $client->call(Clients::operation('GET'), [], options: $options));
            self::assertInstanceOf(CanceledException::class, $error);
            self::assertLessThanOrEqual(1.6, $seconds, 'within 1.1 s and what the machine takes');
            if ($step === 'silent') {
                self::assertCount(1, $server->requests());
                self::assertNotNull($server->closedAt(), 'the server sees the close');
            }
        }
    }

    /** trap:T22 */
    public function testASignalEndsAWaitAtOnce(): void
    {
        $server = new FaultServer(['raw:' . "HTTP/1.1 503 X\r\nRetry-After: 8\r\nContent-Length: 0\r\n\r\n"]);
        $client = Clients::raw($server->url, null, 2);
        $cancellation = new Cancellation();
        pcntl_async_signals(true);
        pcntl_signal(SIGALRM, static fn () => $cancellation->cancel());
        pcntl_alarm(1);
        $options = new RequestOptions(cancellation: $cancellation);
        [$error, $seconds] = self::failing(static fn () => $client->call(Clients::operation('GET'), [], options: $options));
        pcntl_signal(SIGALRM, SIG_DFL);
        self::assertInstanceOf(CanceledException::class, $error);
        self::assertLessThanOrEqual(1.3, $seconds, '1 s until the signal, then 0.3 s at most');
        self::assertCount(1, $server->requests());
    }

    /**
     * @return Operation<object>
     */
    private static function streaming(): Operation
    {
        return new Operation('stream', 'GET', '/x', results: ['200' => new Returns('sse')]);
    }

    private static function stream(string $octets, ?RequestOptions $options = null): array
    {
        $server = new FaultServer(["raw:HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n{$octets}"]);
        $stream = Clients::raw($server->url)->call(self::streaming(), [], options: $options);
        self::assertInstanceOf(EventStream::class, $stream);
        return [$server, $stream];
    }

    public function testEventsArriveBeforeTheStreamEnds(): void
    {
        [$server, $stream] = self::stream("id: 1\ndata: {\"n\":1}\n\ndata: {\"n\":2}\n\n");
        $seen = [];
        foreach ($stream as $event) {
            $seen[] = $event->n;
            if (count($seen) === 2) {
                break; // the server never ends it
            }
        }
        self::assertSame([1, 2], $seen);
        self::assertSame('1', $stream->lastEventId());
        self::assertCount(1, $server->requests());
        self::assertNotNull($server->closedAt(), 'leaving the loop closes the connection');
    }

    public function testASilentStreamTimesOut(): void
    {
        [$server, $stream] = self::stream("data: {\"n\":1}\n\n", new RequestOptions(timeout: 0.4));
        [$error, $seconds] = self::failing(static fn () => iterator_to_array($stream));
        self::assertInstanceOf(TimeoutException::class, $error);
        self::assertLessThanOrEqual(0.8, $seconds);
        self::assertCount(1, $server->requests());
    }

    public function testAStreamCanBeCancelled(): void
    {
        $cancellation = new Cancellation();
        [$server, $stream] = self::stream("data: {\"n\":1}\n\n", new RequestOptions(cancellation: $cancellation));
        [$error] = self::failing(static function () use ($stream, $cancellation): void {
            foreach ($stream as $event) {
                self::assertSame(1, $event->n);
                $cancellation->cancel();
            }
        });
        self::assertCount(1, $server->requests());
        self::assertInstanceOf(CanceledException::class, $error);
    }

    public function testAStreamThatFailsAtOnceIsAnOrdinaryError(): void
    {
        $server = new FaultServer(['503', '404']);
        $client = Clients::raw($server->url, new \Njia\Testing\VirtualSeam(), 1);
        [$error] = self::failing(static fn () => $client->call(self::streaming(), []));
        self::assertSame(404, $error->status);
        self::assertSame(['0', '1'], array_column($server->requests(), 'retry'));
        $client = Clients::raw('http://127.0.0.1:9');
        [$error] = self::failing(static fn () => $client->call(self::streaming(), []));
        self::assertInstanceOf(ConnectionException::class, $error);
    }
}
