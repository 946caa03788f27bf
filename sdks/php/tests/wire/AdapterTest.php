<?php

declare(strict_types=1);

namespace Njia\Tests\Wire;

use GuzzleHttp\Client as Guzzle;
use Njia\Exception\ApiException;
use Njia\Exception\ConnectionException;
use Njia\Exception\TimeoutException;
use Njia\Outcome;
use Njia\RequestOptions;
use Njia\Testing\VirtualSeam;
use Njia\Tests\Support\Clients;
use Njia\Tests\Support\FaultServer;
use Njia\Transport\Psr18Transport;
use Nyholm\Psr7\Factory\Psr17Factory;
use PHPUnit\Framework\TestCase;
use Symfony\Component\HttpClient\HttpClient;
use Symfony\Component\HttpClient\Psr18Client;

/**
 * The adapter over the two clients most used, constructed as the README says. trap:T9
 */
final class AdapterTest extends TestCase
{
    /**
     * @return iterable<string, array{\Closure(float): Psr18Transport}>
     */
    public static function transports(): iterable
    {
        yield 'Guzzle' => [static function (float $timeout): Psr18Transport {
            $factory = new Psr17Factory();
            $client = new Guzzle(['allow_redirects' => false, 'timeout' => $timeout, 'proxy' => '']);
            return new Psr18Transport($client, $factory, $factory);
        }];
        yield 'Symfony' => [static function (float $timeout): Psr18Transport {
            $factory = new Psr17Factory();
            $client = HttpClient::create(['max_redirects' => 0, 'max_duration' => $timeout, 'no_proxy' => '*']);
            return new Psr18Transport(new Psr18Client($client, $factory, $factory), $factory, $factory);
        }];
    }

    /**
     * @dataProvider transports
     * @param \Closure(float): Psr18Transport $make
     */
    public function testCallsRetriesAndErrors(\Closure $make): void
    {
        $server = new FaultServer(['503', 'ok', '404']);
        $client = Clients::raw($server->url, new VirtualSeam(), 2, $make(5.0));
        $client->call(Clients::operation('POST', 'Idempotency-Key'), [], options: new RequestOptions(idempotencyKey: 'k-1'));
        self::assertSame(['k-1', 'k-1'], array_column($server->requests(), 'key'));
        self::assertSame(['0', '1'], array_column($server->requests(), 'retry'));
        $this->expectException(ApiException::class);
        $client->call(Clients::operation('GET'), []);
    }

    /**
     * @dataProvider transports
     * @param \Closure(float): Psr18Transport $make
     */
    public function testRedirectsAreErrors(\Closure $make): void
    {
        $other = new FaultServer();
        $server = new FaultServer(["raw:HTTP/1.1 307 X\r\nLocation: {$other->url}/x\r\nContent-Length: 0\r\n\r\n"]);
        try {
            Clients::raw($server->url, transport: $make(5.0))->call(Clients::operation('POST', 'Idempotency-Key'), []);
            self::fail('A redirect is an error.');
        } catch (ApiException $error) {
            self::assertSame(307, $error->status);
        }
        self::assertSame([], $other->requests());
    }

    /**
     * @dataProvider transports
     * @param \Closure(float): Psr18Transport $make
     */
    public function testFailuresCountAsSent(\Closure $make): void
    {
        $server = new FaultServer(['silent']);
        $client = Clients::raw($server->url, transport: $make(0.3));
        try {
            $client->call(Clients::operation('POST'), []);
            self::fail('The call was to time out.');
        } catch (ConnectionException $error) {
            self::assertInstanceOf(TimeoutException::class, $error);
            self::assertSame(Outcome::Unknown, $error->outcome);
        }
        try {
            Clients::raw('http://127.0.0.1:9', transport: $make(1.0))->call(Clients::operation('POST'), []);
            self::fail('The call was to be refused.');
        } catch (ConnectionException $error) {
            self::assertSame(Outcome::Unknown, $error->outcome, 'PSR-18 does not tell what was sent');
        }
    }
}
