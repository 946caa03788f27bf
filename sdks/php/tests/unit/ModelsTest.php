<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Date;
use Njia\Exception\ArgumentException;
use Njia\Exception\DecodingException;
use Njia\Exception\NjiaException;
use Njia\Fixtures;
use Njia\Internal\Json;
use Njia\Model\MobileMoneyParty;
use Njia\Model\Payment;
use Njia\Model\PaymentStatus;
use Njia\Omit;
use Njia\Outcome;
use Njia\Testing\FakeTransport;
use Njia\Tests\Support\Clients;
use PHPUnit\Framework\TestCase;

/**
 * What models promise: immutable, equal by value, lossless, never coerced.
 */
final class ModelsTest extends TestCase
{
    private static function payment(string $json): Payment
    {
        $wire = Json::decode(Fixtures::book()->answer('getPayment')->body);
        $text = Json::encode((object) [...(array) $wire, ...(array) Json::decode($json)]);
        return Clients::fake((new FakeTransport())->respond($text))->payments->retrieve('pay_1');
    }

    /** trap:T20 */
    public function testModelsCannotBeChanged(): void
    {
        $party = new MobileMoneyParty(msisdn: '+24166999000', country: 'GA');
        foreach (['msisdn', 'notThere'] as $name) {
            try {
                $party->{$name} = '+24100000000';
                self::fail("{$name} was changed.");
            } catch (\Error $error) {
                self::assertStringContainsString($name, $error->getMessage());
            }
        }
        $party->toWire()->msisdn = 'changed';
        self::assertSame('+24166999000', $party->toWire()->msisdn, 'what is handed out is a copy');
    }

    /** trap:T20 */
    public function testEqualityIsByValueWithoutMetadata(): void
    {
        [$one, $same, $other] = [self::payment('{}'), self::payment('{}'), self::payment('{"version":99}')];
        self::assertNotSame($one->meta(), $same->meta());
        self::assertTrue($one->equals($same));
        self::assertEquals($one, $same);
        self::assertFalse($one->equals($other));
        self::assertStringNotContainsString('latency', (string) json_encode($one));
    }

    /**
     * @dataProvider wrongBodies
     *
     * trap:T17
     */
    public function testNothingIsCoerced(string $body, string $path): void
    {
        $fake = (new FakeTransport())->respond($body, 200, ['X-Request-Id' => 'req_1'])->respond('{}', 200);
        try {
            Clients::fake($fake)->payments->retrieve('pay_1');
            self::fail('The body was to be refused.');
        } catch (DecodingException $error) {
            self::assertSame($path, $error->path);
            self::assertSame(200, $error->status);
            self::assertSame(Outcome::Unknown, $error->outcome);
            self::assertCount(1, $fake->sent, 'a wrong body is not asked for again');
        }
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public static function wrongBodies(): iterable
    {
        $wire = Json::decode(Fixtures::book()->answer('getPayment')->body);
        foreach (
            [
            'a number for a string' => ['{"id":1}', '$.id'],
            'a string for a number' => ['{"amountMinorUnits":"1"}', '$.amountMinorUnits'],
            '1.5 for an integer' => ['{"amountMinorUnits":1.5}', '$.amountMinorUnits'],
            '1e0 for an integer' => ['{"amountMinorUnits":1e0}', '$.amountMinorUnits'],
            'an object for a list' => ['{"attempts":{}}', '$.attempts'],
            'null for a required member' => ['{"id":null}', '$.id'],
            'a boolean for a number' => ['{"version":true}', '$.version'],
            'a number for a boolean' => ['{"livemode":1}', '$.livemode'],
            'a time that is none' => ['{"createdAt":"yesterday"}', '$.createdAt'],
            ] as $name => [$change, $path]
        ) {
            yield $name => [Json::encode((object) [...(array) $wire, ...(array) Json::decode($change)]), $path];
        }
        yield 'JSON that breaks off' => ['{"id":"pay_1"', '$'];
        yield 'HTML' => ['<html>502</html>', '$'];
        yield 'a list for an object' => ['[]', '$'];
        yield 'nothing' => ['', '$'];
    }

    public function testTheUnknownIsKept(): void
    {
        $payment = self::payment('{"status":"teleported","invented":{"a":[],"b":{},"c":1.0,"d":12345678901234567890}}');
        self::assertSame('teleported', $payment->status);
        self::assertArrayHasKey('invented', $payment->extra());
        $text = Json::encode($payment->toWire());
        self::assertStringContainsString('"invented":{"a":[],"b":{},"c":1.0,"d":12345678901234567890}', $text);
        self::assertInstanceOf(PaymentStatus::class, self::payment('{"status":"completed"}')->status);
    }

    public function testAbsentNullAndValueAreThreeThings(): void
    {
        $bodies = [];
        foreach ([Omit::Value, null, 'x'] as $externalId) {
            $fake = (new FakeTransport())->respond('{}', 400);
            try {
                Clients::fake($fake)->customers->update('cus_1', externalId: $externalId);
            } catch (NjiaException) {
            }
            $bodies[] = $fake->sent[0]->body();
        }
        self::assertSame(['{}', '{"externalId":null}', '{"externalId":"x"}'], $bodies);
        $payment = self::payment('{"description":null}');
        self::assertTrue($payment->has('description'));
        self::assertNull($payment->description);
        self::assertFalse($payment->has('notThere'));
    }

    public function testTimesKeepPrecisionAndOffset(): void
    {
        foreach (['2026-11-22T10:00:00.123456+01:00', '2026-11-22T10:00:00Z', '2026-11-22T10:00:00.100Z'] as $text) {
            $payment = self::payment("{\"createdAt\":\"{$text}\"}");
            self::assertEquals(new \DateTimeImmutable($text), $payment->createdAt);
            self::assertSame($text, $payment->toWire()->createdAt);
        }
        self::assertSame('2024-02-29', (string) Date::parse('2024-02-29'));
        $this->expectException(\InvalidArgumentException::class);
        Date::parse('2023-02-29');
    }

    public function testFixturesCanBeChangedWithinTheirTypes(): void
    {
        $payment = Fixtures::book()->model(Payment::class, ['status' => 'failed']);
        self::assertSame(PaymentStatus::Failed, $payment->status);
        $this->expectException(ArgumentException::class);
        Fixtures::book()->model(Payment::class, ['amountMinorUnits' => 'many']);
    }
}
