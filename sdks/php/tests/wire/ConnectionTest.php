<?php

declare(strict_types=1);

namespace Njia\Tests\Wire;

use Njia\Exception\ApiException;
use Njia\Exception\ConnectionException;
use Njia\Exception\NjiaException;
use Njia\Outcome;
use Njia\RequestOptions;
use Njia\Testing\VirtualSeam;
use Njia\Tests\Support\Clients;
use Njia\Tests\Support\FaultServer;
use PHPUnit\Framework\TestCase;

/**
 * Requests and connections, counted at the socket of a raw server and never by the library.
 */
final class ConnectionTest extends TestCase
{
    /**
     * @return iterable<string, array{string, string, string}>
     */
    public static function verbs(): iterable
    {
        foreach (['fin', 'reset'] as $end) {
            foreach (['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as $method) {
                yield "{$method} {$end}" => [$method, '', $end];
            }
            yield "keyed POST {$end}" => ['POST', 'Idempotency-Key', $end];
        }
    }

    private static function failing(\Closure $call): ConnectionException
    {
        try {
            $call();
        } catch (ConnectionException $error) {
            return $error;
        }
        self::fail('The call was to fail.');
    }

    /**
     * @dataProvider verbs
     */
    public function testNoRequestIsSentTwiceOnAReusedConnection(string $method, string $key, string $end): void
    {
        $server = new FaultServer(['ok', $end, 'ok']);
        $client = Clients::raw($server->url);
        $client->call(Clients::operation('GET'), []);
        $error = self::failing(static fn () => $client->call(Clients::operation($method, $key), []));
        $requests = $server->requests();
        self::assertCount(2, $requests);
        self::assertSame(Outcome::Unknown, $error->outcome);
        // A write without a key never goes out on a connection that may be stale.
        self::assertSame($method === 'POST' && $key === '' ? 2 : 1, $requests[1]['connection']);
    }

    /**
     * @dataProvider verbs
     */
    public function testNoRequestIsSentTwiceOnAFreshConnection(string $method, string $key, string $end): void
    {
        $server = new FaultServer([$end, 'ok']);
        $client = Clients::raw($server->url);
        self::failing(static fn () => $client->call(Clients::operation($method, $key), []));
        self::assertCount(1, $server->requests());
    }

    /** The control of the tests above: without the guard, libcurl repeats on its own. */
    public function testAPlainHandleWouldSendTwice(): void
    {
        $server = new FaultServer(['ok', 'fin', 'ok']);
        $handle = curl_init("{$server->url}/x");
        self::assertNotFalse($handle);
        curl_setopt_array($handle, [CURLOPT_RETURNTRANSFER => true, CURLOPT_PROXY => '']);
        curl_exec($handle);
        curl_exec($handle);
        self::assertCount(3, $server->requests());
    }

    public function testTwoCallsUseOneConnection(): void
    {
        $server = new FaultServer();
        $client = Clients::raw($server->url);
        for ($call = 0; $call < 20; ++$call) {
            $client->call(Clients::operation($call % 2 === 0 ? 'GET' : 'POST', 'Idempotency-Key'), []);
        }
        self::assertSame(array_fill(0, 20, 1), array_column($server->requests(), 'connection'));
    }

    /** trap:T1 */
    public function testRetriesCarryOneKey(): void
    {
        $server = new FaultServer(['503', 'fin', 'ok']);
        $seam = new VirtualSeam();
        $client = Clients::raw($server->url, $seam, 2);
        $client->call(Clients::operation('POST', 'Idempotency-Key'), [], options: new RequestOptions(idempotencyKey: 'k-1'));
        self::assertSame(['k-1', 'k-1', 'k-1'], array_column($server->requests(), 'key'));
        self::assertSame(['0', '1', '2'], array_column($server->requests(), 'retry'));
        self::assertSame([0.375, 0.75], $seam->waits);
    }

    /** trap:T2 */
    public function testTheBackOffReallyWaits(): void
    {
        $server = new FaultServer(['503', '503', 'ok']);
        $start = hrtime(true);
        Clients::raw($server->url, null, 2)->call(Clients::operation('GET'), []);
        self::assertGreaterThanOrEqual(0.75, (hrtime(true) - $start) / 1e9);
    }

    /**
     * @dataProvider breaks
     *
     * trap:T3
     */
    public function testABrokenConnectionIsTriedAgain(string $step): void
    {
        foreach (['GET' => '', 'POST' => 'Idempotency-Key'] as $method => $key) {
            $server = new FaultServer([$step, 'ok', $step, $step, $step]);
            $client = Clients::raw($server->url, new VirtualSeam(), 2);
            $client->call(Clients::operation($method, $key), []);
            self::assertCount(2, $server->requests());
            $error = self::failing(static fn () => $client->call(Clients::operation($method, $key), []));
            self::assertSame([3, Outcome::Unknown], [$error->attempts, $error->outcome]);
            self::assertSame($key !== '', $error->idempotencyKey !== null);
        }
    }

    /**
     * @return iterable<array{string}>
     */
    public static function breaks(): iterable
    {
        foreach (['fin', 'reset', 'half-head', 'half-body'] as $step) {
            yield [$step];
        }
    }

    /** trap:T3 */
    public function testWhatWasNeverSentHasNoOutcome(): void
    {
        foreach (['http://127.0.0.1:9', 'http://no-such-host.invalid'] as $url) {
            $client = Clients::raw($url, new VirtualSeam(), 2);
            $error = self::failing(static fn () => $client->call(Clients::operation('POST'), []));
            self::assertSame([3, Outcome::None, true], [$error->attempts, $error->outcome, $error->retryable]);
        }
        $plain = new FaultServer(); // no TLS is spoken there
        $client = Clients::raw(str_replace('http:', 'https:', $plain->url), new VirtualSeam(), 1);
        $error = self::failing(static fn () => $client->call(Clients::operation('POST'), []));
        self::assertSame([2, Outcome::None], [$error->attempts, $error->outcome]);
    }

    /** trap:T10 */
    public function testCredentialsNeverFollowARedirect(): void
    {
        $other = new FaultServer();
        foreach ([301, 302, 303, 307, 308] as $status) {
            $answer = "raw:HTTP/1.1 {$status} X\r\nLocation: {$other->url}/x\r\nContent-Length: 0\r\n\r\n";
            $server = new FaultServer([$answer, 'ok']);
            try {
                $options = new RequestOptions(headers: ['X-API-Key' => Clients::KEY]);
                Clients::raw($server->url)->call(Clients::operation('POST', 'Idempotency-Key'), [], options: $options);
                self::fail('A redirect is an error.');
            } catch (ApiException $error) {
                self::assertStringContainsString($other->url, $error->getMessage());
            }
            self::assertCount(1, $server->requests());
        }
        self::assertSame([], $other->requests());
    }

    /** trap:T15 */
    public function testAForkedChildOpensItsOwnConnection(): void
    {
        $server = new FaultServer();
        $client = Clients::raw($server->url);
        $client->call(Clients::operation('GET'), []);
        for ($child = 0; $child < 20; ++$child) {
            $process = pcntl_fork();
            if ($process === 0) {
                try {
                    $client->call(Clients::operation('PUT'), []);
                } finally {
                    posix_kill((int) getmypid(), SIGKILL);
                }
            }
            pcntl_waitpid($process, $status);
        }
        $client->call(Clients::operation('GET'), []);
        $connections = array_column($server->requests(), 'connection');
        self::assertSame([1, ...range(2, 21), 1], $connections, 'parent, its children, parent');
    }

    public function testClosingForgetsTheConnection(): void
    {
        $server = new FaultServer();
        $transport = new \Njia\Transport\CurlTransport(proxy: '');
        $client = Clients::raw($server->url, transport: $transport);
        $client->call(Clients::operation('GET'), []);
        $transport->close();
        $client->call(Clients::operation('GET'), []);
        self::assertSame([1, 2], array_column($server->requests(), 'connection'));
    }

    public function testManyCallsDoNotGrowTheProcess(): void
    {
        $server = new FaultServer();
        $client = Clients::raw($server->url);
        $call = static function (int $times) use ($client): int {
            for ($i = 0; $i < $times; ++$i) {
                $client->call(Clients::operation('GET'), []);
            }
            return memory_get_usage();
        };
        $before = $call(200);
        self::assertLessThan(100_000, $call(1_000) - $before);
    }

    public function testAProxyIsUsed(): void
    {
        $proxy = new FaultServer();
        $transport = new \Njia\Transport\CurlTransport(proxy: $proxy->url);
        Clients::raw('http://behind.invalid', transport: $transport)->call(Clients::operation('GET'), []);
        self::assertSame('http://behind.invalid/x', $proxy->requests()[0]['path']);
    }

    public function testALimitGuardsAgainstEndlessHeaders(): void
    {
        $server = new FaultServer(['raw:HTTP/1.1 200 OK' . str_repeat("\r\nX: " . str_repeat('y', 1000), 300)]);
        $this->expectException(NjiaException::class);
        $this->expectExceptionMessage('larger than');
        Clients::raw($server->url)->call(Clients::operation('GET'), []);
    }
}
