<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Cancellation;
use Njia\Exception\ArgumentException;
use Njia\Exception\CanceledException;
use Njia\Exception\ConfigurationException;
use Njia\Exception\NjiaException;
use Njia\Hook\RequestEvent;
use Njia\Hook\ResponseEvent;
use Njia\Hook\RetryEvent;
use Njia\Hooks;
use Njia\NjiaClient;
use Njia\RequestOptions;
use Njia\Testing\FakeTransport;
use Njia\Testing\VirtualSeam;
use Njia\Tests\Support\Clients;
use PHPUnit\Framework\TestCase;
use Psr\Log\AbstractLogger;

/**
 * Every option changes something, and a misspelt one cannot exist. trap:T11
 */
final class OptionsTest extends TestCase
{
    /**
     * One failing call, so that retries and waits show; returns the requests.
     *
     * @param array<string, mixed> $options of the client
     */
    private static function failure(FakeTransport $fake, array $options, ?RequestOptions $call = null): NjiaException
    {
        $all = ['apiKey' => Clients::KEY, 'transport' => $fake, 'seam' => new VirtualSeam(), ...$options];
        try {
            (new NjiaClient(...$all))->payments->retrieve('pay_1', options: $call);
        } catch (NjiaException $error) {
            return $error;
        }
        self::fail('The call was to fail.');
    }

    private static function failing(): FakeTransport
    {
        $fake = new FakeTransport();
        for ($answer = 0; $answer < 9; ++$answer) {
            $fake->respond('{}', 503);
        }
        return $fake;
    }

    public function testCredentialsAndServer(): void
    {
        $fake = (new FakeTransport())->respond('{}', 400);
        self::failure($fake, ['sessionToken' => 'svs_12345678', 'baseUrl' => 'https://one.example/base/']);
        self::assertSame('https://one.example/base/v1/payments/pay_1', $fake->sent[0]->url());
        self::assertSame(Clients::KEY, $fake->sent[0]->header('X-API-Key'));
        self::assertSame('Bearer svs_12345678', $fake->sent[0]->header('Authorization'));
        $made = 0;
        $fake = self::failing();
        self::failure($fake, ['apiKey' => static function () use (&$made): string {
            ++$made;
            return Clients::KEY;
        }]);
        self::assertSame(3, $made, 'a function is asked for every attempt');
    }

    public function testClientsWithOtherCredentialsShareTheTransportAndNothingElse(): void
    {
        $fake = (new FakeTransport())->respond('{}', 400)->respond('{}', 400)->respond('{}', 400);
        $one = Clients::fake($fake);
        $other = $one->withSessionToken('svs_12345678');
        foreach ([$one, $other, $one] as $client) {
            try {
                $client->payments->retrieve('pay_1');
            } catch (NjiaException) {
            }
        }
        $sent = array_map(static fn ($request): ?string => $request->header('Authorization'), $fake->sent);
        self::assertSame([null, 'Bearer svs_12345678', null], $sent);
    }

    public function testTimesReachTheTransport(): void
    {
        $fake = (new FakeTransport())->respond('{}', 400)->respond('{}', 400);
        self::failure($fake, ['timeout' => 7.0, 'connectTimeout' => 3.0]);
        self::failure($fake, ['timeout' => 7.0], new RequestOptions(timeout: 2.0, connectTimeout: 1.0));
        self::assertSame([7.0, 2.0], array_map(static fn ($request): float => $request->timeout, $fake->sent));
        self::assertSame([3.0, 1.0], array_map(static fn ($request): float => $request->connectTimeout, $fake->sent));
    }

    public function testTheDeadlineEndsTheCallAndShrinksItsAttempts(): void
    {
        $fake = self::failing();
        self::failure($fake, ['deadline' => 0.5, 'maxRetries' => 9]);
        self::assertCount(2, $fake->sent, 'a wait of 0.75 s no longer fits');
        self::assertSame([0.5, 0.125], array_map(static fn ($request): float => $request->timeout, $fake->sent));
        self::failure($fake = self::failing(), [], new RequestOptions(deadline: 0.5));
        self::assertCount(2, $fake->sent);
    }

    public function testRetries(): void
    {
        self::failure($fake = self::failing(), ['maxRetries' => 1]);
        self::assertCount(2, $fake->sent);
        self::failure($fake = self::failing(), ['maxRetries' => 1], new RequestOptions(maxRetries: 4));
        self::assertCount(5, $fake->sent);
        $fake = (new FakeTransport())->respond('{}', 503, ['Retry-After' => '5']);
        self::failure($fake, ['maxRetryAfter' => 4.0]);
        $fake->assertSent(1);
    }

    public function testHeadersAndKey(): void
    {
        $fake = (new FakeTransport())->respond('{}', 400);
        $options = new RequestOptions(idempotencyKey: 'order-1', headers: ['X-B' => '2', 'User-Agent' => 'mine']);
        self::failure($fake, ['headers' => ['X-A' => '1', 'X-B' => '1']], $options);
        $sent = $fake->sent[0];
        $found = array_map($sent->header(...), ['X-A', 'X-B', 'User-Agent', 'Idempotency-Key']);
        self::assertSame(['1', '2', 'mine', 'order-1'], $found);
    }

    public function testHooksAreToldAndCannotBreakACall(): void
    {
        $told = [];
        $hook = static function (object $event) use (&$told): void {
            $told[] = $event::class;
            throw new \RuntimeException('a hook that fails');
        };
        $fake = (new FakeTransport())->respond('{}', 503)->respond('{"code":"end"}', 400);
        $error = self::failure($fake, ['hooks' => new Hooks($hook, $hook, $hook)]);
        self::assertSame('end', $error->errorCode);
        self::assertSame([
            RequestEvent::class,
            ResponseEvent::class,
            RetryEvent::class,
            RequestEvent::class,
            ResponseEvent::class,
        ], $told);
        $told = [];
        self::failure((new FakeTransport())->respond('{}', 400), [], new RequestOptions(hooks: new Hooks($hook)));
        self::assertCount(1, $told);
    }

    public function testTheLoggerIsToldBodiesOnlyWhenAsked(): void
    {
        foreach ([false, true] as $bodies) {
            $logger = new class () extends AbstractLogger {
                public string $text = '';

                public function log($level, $message, array $context = []): void
                {
                    $this->text .= "{$level} {$message} " . json_encode($context) . "\n";
                }
            };
            self::failure((new FakeTransport())->respond('{"code":"end"}', 400), ['logger' => $logger, 'logBodies' => $bodies]);
            self::assertStringContainsString('"path":"\/v1\/payments\/{id}"', $logger->text);
            self::assertSame($bodies, str_contains($logger->text, 'end'), $logger->text);
            self::assertStringNotContainsString(Clients::KEY, $logger->text);
        }
    }

    public function testCancellation(): void
    {
        $cancellation = new Cancellation();
        $cancellation->cancel();
        $fake = self::failing();
        self::assertInstanceOf(CanceledException::class, self::failure($fake, [], new RequestOptions(cancellation: $cancellation)));
        $fake->assertSent(0);
    }

    public function testAClosedClientRefusesToWork(): void
    {
        $client = Clients::fake($fake = self::failing());
        $client->close();
        $this->expectException(CanceledException::class);
        $client->payments->retrieve('pay_1');
    }

    public function testAMisspeltOptionIsAnError(): void
    {
        foreach (
            [
            static fn () => new NjiaClient(...['apikey' => Clients::KEY]),
            static fn () => new RequestOptions(...['maxRetry' => 1]),
            static fn () => Clients::fake(self::failing())->payments->retrieve(...['id' => 'pay_1', 'expands' => ['x']]),
            ] as $misspelt
        ) {
            try {
                $misspelt();
                self::fail('It was to fail.');
            } catch (\Error $error) {
                self::assertStringContainsString('Unknown named parameter', $error->getMessage());
            }
        }
        $this->expectException(\Error::class);
        Clients::fake(self::failing())->payment->retrieve('pay_1');
    }

    /**
     * @dataProvider nonsense
     */
    public function testOptionsThatMakeNoSenseAreRefused(\Closure $make): void
    {
        try {
            $make();
            self::fail('The options were to be refused.');
        } catch (ConfigurationException | ArgumentException $error) {
            self::assertNotSame('', $error->getMessage());
        }
    }

    /**
     * @return iterable<string, array{\Closure}>
     */
    public static function nonsense(): iterable
    {
        yield 'timeout 0' => [static fn () => new RequestOptions(timeout: 0.0)];
        yield 'timeout NAN' => [static fn () => new RequestOptions(timeout: NAN)];
        yield 'deadline below 0' => [static fn () => new RequestOptions(deadline: -1.0)];
        yield 'retries below 0' => [static fn () => new RequestOptions(maxRetries: -1)];
        yield 'an empty key' => [static fn () => new RequestOptions(idempotencyKey: '')];
        yield 'a header with a line break' => [static fn () => new RequestOptions(headers: ['X-A' => "a\r\nX-B: b"])];
        yield 'a URL with a login' => [static fn () => new NjiaClient(apiKey: Clients::KEY, baseUrl: 'http://a:b@host')];
        yield 'a URL of another scheme' => [static fn () => new NjiaClient(apiKey: Clients::KEY, baseUrl: 'ftp://host')];
        yield 'an empty API key' => [static fn () => new NjiaClient(apiKey: ' ')];
        yield 'a retired API key' => [static fn () => new NjiaClient(apiKey: 'sk_live_0123456789abcdef')];
    }
}
