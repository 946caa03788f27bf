<?php

declare(strict_types=1);

namespace Njia\Tests;

use Njia\Cancellation;
use Njia\Exception\CanceledException;
use Njia\Exception\ConnectionException;
use Njia\Exception\TimeoutException;
use Njia\Internal\ApiClient;
use Njia\Internal\ClientInfo;
use Njia\Internal\Credentials;
use Njia\Internal\Operation;
use Njia\Internal\Returns;
use Njia\Internal\Seam;
use Njia\RequestOptions;
use Njia\Testing\VirtualSeam;
use Njia\Transport\CurlTransport;

/**
 * Counted at the socket of a raw server, never by the SDK.
 */
final class WireTest
{
    private static function client(string $url, ?Seam $seam = null): ApiClient
    {
        $info = new ClientInfo('njia-php', '0.0.0', '0');
        $options = new RequestOptions(maxRetries: 0);
        $credentials = new Credentials([], []);
        return new ApiClient($info, $credentials, $options, new CurlTransport(''), $seam ?? new Seam(), $url, null, false);
    }

    private static function operation(string $method, string $key = ''): Operation
    {
        return new Operation('op', $method, '/x', results: ['2XX' => new Returns('json')], idempotency: $key);
    }

    /** @return iterable<array{string, string}> */
    private static function verbs(): iterable
    {
        foreach (['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as $method) {
            yield [$method, ''];
        }
        yield ['POST', 'Idempotency-Key'];
    }

    public function testNoRequestIsSentTwiceOnAReusedConnection(): void
    {
        foreach (['fin', 'reset'] as $end) {
            foreach (self::verbs() as [$method, $key]) {
                $server = new FaultServer(['ok', $end, 'ok']);
                $client = self::client($server->url);
                $client->call(self::operation('GET'), []);
                $error = Assert::throws(
                    ConnectionException::class,
                    static fn () => $client->call(self::operation($method, $key), []),
                );
                $what = "{$method} {$key} {$end}";
                Assert::same(2, count($server->requests()), "{$what}: requests at the socket");
                Assert::same('unknown', $error->outcome->value, "{$what}: outcome");
                $isKeyless = $method === 'POST' && $key === '';
                $connection = explode(' ', $server->requests()[1])[0];
                Assert::same($isKeyless ? '2' : '1', $connection, "{$what}: connection");
                $server->stop();
            }
        }
    }

    public function testAPlainHandleWouldSendTwice(): void
    {
        // The control of the test above: without the guard, libcurl repeats on its own.
        $server = new FaultServer(['ok', 'fin', 'ok']);
        $handle = curl_init("{$server->url}/x");
        curl_setopt_array($handle, [CURLOPT_RETURNTRANSFER => true, CURLOPT_PROXY => '']);
        curl_exec($handle);
        curl_exec($handle);
        Assert::same(3, count($server->requests()), 'requests of a plain handle');
        $server->stop();
    }

    public function testNoRequestIsSentTwiceOnAFreshConnection(): void
    {
        foreach (['fin', 'reset'] as $end) {
            foreach (self::verbs() as [$method, $key]) {
                $server = new FaultServer([$end, 'ok']);
                $client = self::client($server->url);
                Assert::throws(ConnectionException::class, static fn () => $client->call(self::operation($method, $key), []));
                Assert::same(1, count($server->requests()), "{$method} {$end}");
                $server->stop();
            }
        }
    }

    public function testTwoCallsUseOneConnection(): void
    {
        $server = new FaultServer([]);
        $client = self::client($server->url);
        for ($call = 0; $call < 20; ++$call) {
            $client->call(self::operation($call % 2 === 0 ? 'GET' : 'POST', 'Idempotency-Key'), []);
        }
        $connections = array_map(static fn (string $line): string => explode(' ', $line)[0], $server->requests());
        Assert::same(array_fill(0, 20, '1'), $connections, 'connections');
        $server->stop();
    }

    public function testRetriesCarryOneKey(): void
    {
        $server = new FaultServer(['503', 'fin', 'ok']);
        $seam = new VirtualSeam();
        $client = self::client($server->url, $seam);
        $options = new RequestOptions(maxRetries: 2, idempotencyKey: 'k-1');
        $client->call(self::operation('POST', 'Idempotency-Key'), [], options: $options);
        $keys = array_map(static fn (string $line): string => explode(' ', $line)[3], $server->requests());
        Assert::same(['k-1', 'k-1', 'k-1'], $keys, 'keys');
        Assert::same([0.375, 0.75], $seam->waits, 'waits');
        $server->stop();
    }

    public function testTheTimeoutCoversTheWholeAttempt(): void
    {
        foreach (['drip', 'silent'] as $step) {
            $server = new FaultServer([$step]);
            $client = self::client($server->url);
            $start = hrtime(true);
            $options = new RequestOptions(timeout: 1.0);
            $error = Assert::throws(
                TimeoutException::class,
                static fn () => $client->call(self::operation('GET'), [], options: $options),
            );
            Assert::true((hrtime(true) - $start) / 1e9 <= 1.3, "{$step}: in time");
            Assert::same('unknown', $error->outcome->value, $step);
            $server->stop();
        }
    }

    public function testCancellingEndsACall(): void
    {
        $server = new FaultServer(['silent']);
        $client = self::client($server->url);
        $start = hrtime(true);
        $cancellation = new Cancellation(static fn (): bool => hrtime(true) - $start > 2e8);
        $options = new RequestOptions(cancellation: $cancellation);
        Assert::throws(CanceledException::class, static fn () => $client->call(self::operation('GET'), [], options: $options));
        Assert::true((hrtime(true) - $start) / 1e9 <= 1.6, 'within 1.1 s and what the machine takes');
        $server->stop();
    }

    public function testAForkedChildOpensItsOwnConnection(): void
    {
        $server = new FaultServer([]);
        $client = self::client($server->url);
        $client->call(self::operation('GET'), []);
        $child = pcntl_fork();
        if ($child === 0) {
            $client->call(self::operation('GET'), []);
            posix_kill((int) getmypid(), SIGKILL);
        }
        pcntl_waitpid($child, $status);
        $client->call(self::operation('GET'), []);
        $connections = array_map(static fn (string $line): string => explode(' ', $line)[0], $server->requests());
        Assert::same(['1', '2', '1'], $connections, 'connections of parent, child, parent');
        $server->stop();
    }

    public function testARefusedConnectionSentNothing(): void
    {
        $client = self::client('http://127.0.0.1:9');
        $error = Assert::throws(ConnectionException::class, static fn () => $client->call(self::operation('POST'), []));
        Assert::same('none', $error->outcome->value, 'outcome');
        Assert::true($error->retryable, 'retryable');
    }
}
