<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Exception\ApiException;
use Njia\Exception\ConnectionException;
use Njia\Exception\NjiaException;
use Njia\Exception\RateLimitException;
use Njia\Exception\ServerException;
use Njia\Exception\TimeoutException;
use Njia\Headers;
use Njia\Internal\RetryAfter;
use Njia\Internal\RetryPolicy;
use Njia\Outcome;
use Njia\RequestOptions;
use Njia\Testing\FakeTransport;
use Njia\Testing\VirtualSeam;
use Njia\Tests\Support\Clients;
use Njia\Transport\TransportFailure;
use PHPUnit\Framework\TestCase;

/**
 * When a call is repeated, after which wait, and with what: read at the transport and from a virtual clock.
 */
final class RetryTest extends TestCase
{
    private static function paying(FakeTransport $fake, ?VirtualSeam $seam = null, ?RequestOptions $options = null): NjiaException
    {
        try {
            Clients::fake($fake, $seam)->payments->create(amountMinorUnits: 1, currency: 'XAF', options: $options);
        } catch (NjiaException $error) {
            return $error;
        }
        self::fail('The call was to fail.');
    }

    /** One attempt of an operation that takes no key. */
    private static function bare(FakeTransport $fake, ?VirtualSeam $seam = null): ?NjiaException
    {
        try {
            Clients::fake($fake, $seam)->withSessionToken('svs_12345678')->apiKeys->roll('key_1');
        } catch (NjiaException $error) {
            return $error;
        }
        return null;
    }

    /** trap:T1 */
    public function testAKeyedPostIsRepeatedWithOneKeyAndTheSameOctets(): void
    {
        $fake = (new FakeTransport())->respond('{}', 500)->respond('{}', 503)->respond('{"code":"x"}', 400);
        $error = self::paying($fake);
        $keys = $bodies = $counts = [];
        foreach ($fake->sent as $request) {
            $keys[] = $request->header('Idempotency-Key');
            $bodies[] = $request->body();
            $counts[] = $request->header('X-Retry-Count');
        }
        self::assertSame(['0', '1', '2'], $counts);
        self::assertCount(1, array_unique($bodies));
        self::assertCount(1, array_unique($keys));
        self::assertMatchesRegularExpression('/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/', (string) $keys[0]);
        self::assertSame($keys[0], $error->idempotencyKey);
        self::assertSame(Outcome::Unknown, $error->outcome, 'an earlier attempt may have paid');
    }

    /** trap:T1 */
    public function testAKeyIsSentWithRetriesOff(): void
    {
        $fake = (new FakeTransport())->respond('{}', 503);
        $error = self::paying($fake, null, new RequestOptions(maxRetries: 0));
        $fake->assertSent(1, 'POST');
        self::assertNotNull($fake->sent[0]->header('Idempotency-Key'));
        self::assertSame($fake->sent[0]->header('Idempotency-Key'), $error->idempotencyKey);
    }

    /** trap:T1 */
    public function testAWriteWithoutAKeyIsNotRepeatedOnceItMayHaveArrived(): void
    {
        $reset = new TransportFailure(TransportFailure::RECEIVE, 'reset', true);
        foreach ([500, 502, 503, 504, 408] as $status) {
            $fake = (new FakeTransport())->respond('{}', $status);
            self::assertInstanceOf(ApiException::class, self::bare($fake));
            $fake->assertSent(1);
            self::assertNull($fake->sent[0]->header('Idempotency-Key'));
        }
        $fake = (new FakeTransport())->fail($reset);
        self::assertSame(Outcome::Unknown, self::bare($fake)?->outcome);
        $fake->assertSent(1);
    }

    /** trap:T1 */
    public function testAWriteWithoutAKeyIsRepeatedWhenNothingHappened(): void
    {
        $refused = new TransportFailure(TransportFailure::CONNECT, 'refused', false);
        foreach (
            [
            (new FakeTransport())->respond('{}', 429),
            (new FakeTransport())->respond('{}', 503, ['Retry-After' => '1']),
            (new FakeTransport())->fail($refused),
            ] as $fake
        ) {
            $fake->respond('{"code":"end"}', 400);
            self::assertSame('end', self::bare($fake)?->errorCode);
            $fake->assertSent(2);
        }
    }

    /** trap:T2 */
    public function testTheBackOffSpreadsOverItsWholeRange(): void
    {
        foreach ([[0, 0.25, 0.5], [1, 0.5, 1.0], [2, 1.0, 2.0], [4, 4.0, 8.0], [9, 4.0, 8.0]] as [$retry, $least, $most]) {
            $waits = array_map(static fn (int $i): float => RetryPolicy::backoff($retry, $i / 1000), range(0, 999));
            self::assertSame($least, min($waits));
            self::assertLessThanOrEqual($most, max($waits));
            self::assertGreaterThan($most * 0.99, max($waits));
        }
    }

    /** trap:T3 */
    public function testNetworkFailuresAreRepeatedAndCarryTheFacts(): void
    {
        foreach ([TransportFailure::CONNECT => false, TransportFailure::RECEIVE => true, TransportFailure::TIMEOUT => true] as $kind => $sent) {
            $failure = new TransportFailure($kind, 'a failure', $sent);
            $fake = (new FakeTransport())->fail($failure)->fail($failure)->fail($failure);
            $error = self::paying($fake);
            self::assertInstanceOf(ConnectionException::class, $error);
            self::assertSame($kind === TransportFailure::TIMEOUT, $error instanceof TimeoutException);
            self::assertSame(3, $error->attempts);
            self::assertSame($fake->sent[0]->header('Idempotency-Key'), $error->idempotencyKey);
            self::assertSame($sent ? Outcome::Unknown : Outcome::None, $error->outcome);
            self::assertTrue($error->retryable);
        }
    }

    /** trap:T4 */
    public function testAllHttpDatesAreUnderstood(): void
    {
        $now = 784_111_774.0; // 3 s before the date of RFC 9110, section 5.6.7
        $read = static fn (string $text): ?float => RetryAfter::read(new Headers([['Retry-After', $text]]), $now);
        foreach (['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'] as $date) {
            self::assertSame(3.0, $read($date), $date);
        }
        self::assertSame(0.0, $read('Sun, 06 Nov 1994 08:40:00 GMT'));
    }

    /** trap:T5 */
    public function testAGarbageRetryAfterIsAsIfAbsent(): void
    {
        foreach (['soon', '-5', '', '1e9x', 'Sun, 99 Nov 1994 08:49:37 GMT'] as $garbage) {
            $seam = new VirtualSeam();
            self::paying((new FakeTransport())->respond('{}', 503, ['Retry-After' => $garbage])->respond('{}', 400), $seam);
            self::assertSame([0.375], $seam->waits, $garbage);
        }
        $digits = str_repeat('9', 4096);
        $fake = (new FakeTransport())->respond('{}', 503, ['Retry-After' => $digits]);
        self::assertInstanceOf(ServerException::class, self::paying($fake));
        $fake->assertSent(1);
    }

    /**
     * @dataProvider askedWaits
     * @param array<string, string> $headers
     *
     * trap:T6 trap:T7
     */
    public function testTheServersWaitIsKept(int $status, array $headers, float $wait): void
    {
        $seam = new VirtualSeam();
        $fake = (new FakeTransport())->respond('{}', $status, $headers)->respond('{"code":"end"}', 400);
        self::assertSame('end', self::paying($fake, $seam)->errorCode);
        self::assertSame([$wait], $seam->waits);
    }

    /**
     * @return iterable<array{int, array<string, string>, float}>
     */
    public static function askedWaits(): iterable
    {
        yield [429, ['Retry-After' => '3'], 3.0];
        yield [429, ['Retry-After' => '1.5'], 1.5];
        yield [429, ['Retry-After' => '9', 'Retry-After-Ms' => '250'], 0.25];
        yield [429, [], 0.375];
        yield [503, ['Retry-After' => '12'], 12.0];
        yield [503, ['Retry-After' => '60'], 60.0];
    }

    /** trap:T8 */
    public function testAWaitThatIsTooLongIsNotWaited(): void
    {
        foreach ([['61', 60.0, null], ['7200', 60.0, null], ['10', 60.0, 5.0], ['2', 1.0, null]] as [$asked, $most, $deadline]) {
            $seam = new VirtualSeam();
            $fake = (new FakeTransport())->respond('{}', 429, ['Retry-After' => $asked]);
            $error = self::paying($fake, $seam, new RequestOptions(maxRetryAfter: $most, deadline: $deadline));
            self::assertInstanceOf(RateLimitException::class, $error);
            self::assertSame((float) $asked, $error->retryAfter);
            self::assertSame([], $seam->waits);
            $fake->assertSent(1);
        }
        $seam = new VirtualSeam();
        $fake = (new FakeTransport())->respond('{}', 429, ['Retry-After' => '7200'])->respond('{}', 400);
        self::paying($fake, $seam, new RequestOptions(maxRetryAfter: 8000.0));
        self::assertSame([7200.0], $seam->waits, 'obeyed where the caller allows it');
    }

    public function testWhatIsRepeatedAndWhatNot(): void
    {
        $none = new Headers();
        $told = new Headers([['X-Should-Retry', 'false']]);
        foreach ([408, 429, 500, 502, 503, 504] as $status) {
            self::assertTrue(RetryPolicy::repeatsAnswer($status, null, $none, true));
            self::assertFalse(RetryPolicy::repeatsAnswer($status, null, $told, true));
        }
        foreach ([400, 401, 402, 403, 404, 409, 422, 501, 505, 302] as $status) {
            self::assertFalse(RetryPolicy::repeatsAnswer($status, null, $none, true), (string) $status);
        }
        self::assertTrue(RetryPolicy::repeatsAnswer(409, 'idempotency_in_progress', $none, true));
        self::assertTrue(RetryPolicy::repeatsAnswer(400, null, new Headers([['x-should-retry', 'true']]), true));
    }
}
