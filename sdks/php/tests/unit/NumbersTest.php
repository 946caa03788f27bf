<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Exception\ArgumentException;
use Njia\Exception\DecodingException;
use Njia\Internal\Json;
use Njia\Model\MobileMoneyParty;
use Njia\Money;
use Njia\Testing\FakeTransport;
use Njia\Tests\Support\Clients;
use PHPUnit\Framework\TestCase;

/**
 * Numbers are exact, or refused. trap:T18
 */
final class NumbersTest extends TestCase
{
    /**
     * @dataProvider texts
     */
    public function testJsonComesBackAsItCame(string $text): void
    {
        self::assertSame($text, Json::encode(Json::decode($text)));
    }

    /**
     * @return iterable<array{string}>
     */
    public static function texts(): iterable
    {
        yield ['{"a":1.0,"b":1234567890.123456789,"c":1e400,"d":9223372036854775807,"e":9223372036854775808}'];
        yield ['{"f":-0,"g":"1.5 \"2.5\" 12345678901234567890","h":[],"i":{},"j":-5,"k":1E+5,"":1,"0":[{}]}'];
        yield ['[12345678901234567890,-9223372036854775808,-9223372036854775809,0.1]'];
        yield ['"text with a slash / and é"'];
    }

    public function testIntegersAreExactOrRefused(): void
    {
        self::assertSame(PHP_INT_MAX, Json::decode('{"amount":9223372036854775807}')->amount);
        self::assertSame(9007199254740993, Json::decode('9007199254740993'));
        foreach (['9223372036854775808', '1.5', '1e0', '"1"', 'true', 'null'] as $wrong) {
            $fake = (new FakeTransport())->respond("{\"object\":\"payment\",\"livemode\":false,\"id\":\"p\",\"version\":{$wrong}}");
            try {
                Clients::fake($fake)->payments->retrieve('p');
                self::fail("{$wrong} was to be refused.");
            } catch (DecodingException $error) {
                self::assertSame('$.version', $error->path, $wrong);
            }
        }
    }

    /**
     * @dataProvider wrongAmounts
     */
    public function testAWrongAmountIsRefusedBeforeAnyRequest(mixed $amount): void
    {
        $fake = new FakeTransport();
        $destination = new MobileMoneyParty(msisdn: '+24166999000', country: 'GA');
        try {
            Clients::fake($fake)->payments->create(amountMinorUnits: $amount, currency: 'XAF', destination: $destination);
            self::fail('The amount was to be refused.');
        } catch (ArgumentException | \TypeError) {
            $fake->assertSent(0);
            self::assertCount(0, $fake->sent);
        }
    }

    /**
     * @return iterable<array{mixed}>
     */
    public static function wrongAmounts(): iterable
    {
        yield [250.5];
        yield [250.0];
        yield [INF];
        yield [NAN];
        yield ['250.5'];
        yield [null];
    }

    public function testAFileWithoutStrictTypesCannotCutAnAmountEither(): void
    {
        $fake = new FakeTransport();
        $client = Clients::fake($fake);
        foreach (['250.5', '"250.5"', 'true'] as $amount) {
            try {
                eval("\$client->payments->create(amountMinorUnits: {$amount}, currency: 'XAF');");
                if ($amount === 'true') {
                    continue; // PHP itself makes 1 of it
                }
                self::fail("{$amount} was to be refused.");
            } catch (ArgumentException | \TypeError $error) {
                self::assertNotSame('', $error->getMessage());
            } catch (\LogicException) {
                self::assertSame('true', $amount);
            }
        }
        self::assertSame([], array_filter($fake->sent, static fn ($request): bool => str_contains((string) $request->body(), '250')));
    }

    public function testMinorUnits(): void
    {
        foreach (
            [
            ['250.00', 'KES', 25_000],
            ['25000', 'XAF', 25_000],
            ['1.234', 'TND', 1_234],
            ['-0.5', 'NGN', -50],
            ['0', 'USD', 0],
            ['2.50000', 'GHS', 250],
            ] as [$text, $currency, $units]
        ) {
            self::assertSame($units, Money::toMinorUnits($text, $currency));
        }
        self::assertSame('250.00', Money::fromMinorUnits(25_000, 'KES'));
        self::assertSame('-0.05', Money::fromMinorUnits(-5, 'KES'));
        self::assertSame('25000', Money::fromMinorUnits(25_000, 'XAF'));
        foreach ([['1.5', 'XAF'], ['1.005', 'KES'], [2.5, 'KES'], ['1', 'kes'], ['1', 'QQQ'], ['1e3', 'KES'], ['99999999999999999999', 'KES']] as $wrong) {
            try {
                Money::toMinorUnits(...$wrong);
                self::fail("{$wrong[0]} {$wrong[1]} was to be refused.");
            } catch (\InvalidArgumentException) {
                self::addToAssertionCount(1);
            }
        }
    }
}
