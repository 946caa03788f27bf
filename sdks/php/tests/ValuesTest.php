<?php

declare(strict_types=1);

namespace Njia\Tests;

use Njia\Exception\ArgumentException;
use Njia\Exception\ConfigurationException;
use Njia\Exception\DecodingException;
use Njia\Exception\NjiaException;
use Njia\Internal\Json;
use Njia\Model\MobileMoneyParty;
use Njia\NjiaClient;
use Njia\Omit;
use Njia\Testing\FakeTransport;
use Njia\Testing\VirtualSeam;

/**
 * Numbers, presence, secrets and immutability, without a network.
 */
final class ValuesTest
{
    private const KEY = 'svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R';

    private static function client(FakeTransport $transport): NjiaClient
    {
        return new NjiaClient(apiKey: self::KEY, transport: $transport, seam: new VirtualSeam());
    }

    public function testJsonComesBackAsItCame(): void
    {
        $texts = [
            '{"a":1.0,"b":1234567890.123456789,"c":1e400,"d":9223372036854775807,"e":9223372036854775808}',
            '{"f":-0,"g":"1.5 \"2.5\" 12345678901234567890","h":[],"i":{},"j":-5,"k":1E+5,"":1,"0":[{}]}',
        ];
        foreach ($texts as $text) {
            Assert::same($text, Json::encode(Json::decode($text)), 'round trip');
        }
    }

    public function testIntegersAreExactOrRefused(): void
    {
        $exact = '{"object":"balance","amount":9223372036854775807}';
        Assert::same(PHP_INT_MAX, Json::decode($exact)->amount, 'the largest integer');
        foreach (['9223372036854775808', '1.5', '1e0', '"1"', 'true', 'null'] as $wrong) {
            $transport = (new FakeTransport())->respond("{\"object\":\"payment\",\"livemode\":false,\"id\":\"p\",\"version\":{$wrong}}");
            $error = Assert::throws(DecodingException::class, static fn () => self::client($transport)->payments->retrieve('p'));
            Assert::same('$.version', $error->path, $wrong);
        }
    }

    public function testAWrongAmountIsRefusedBeforeAnyRequest(): void
    {
        foreach ([250.5, 250.0, INF, NAN] as $amount) {
            $transport = new FakeTransport();
            $destination = new MobileMoneyParty(msisdn: '+24166999000', country: 'GA');
            $client = self::client($transport);
            Assert::throws(ArgumentException::class, static fn () => $client->payments->create(
                amountMinorUnits: $amount,
                currency: 'XAF',
                destination: $destination,
            ));
            $transport->assertSent(0);
        }
    }

    public function testAbsentNullAndValueAreThreeThings(): void
    {
        $bodies = [];
        foreach ([Omit::Value, null, 'x'] as $externalId) {
            $transport = (new FakeTransport())->respond('{}', 400);
            $client = self::client($transport);
            Assert::throws(NjiaException::class, static fn () => $client->customers->update('cus_1', externalId: $externalId));
            $bodies[] = $transport->sent[0]->body();
        }
        Assert::same(['{}', '{"externalId":null}', '{"externalId":"x"}'], $bodies, 'bodies');
    }

    public function testNoPrinterShowsTheKey(): void
    {
        $transport = (new FakeTransport())->respond('{"code":"x","detail":"bad key ' . self::KEY . '"}', 401);
        $client = self::client($transport);
        $error = Assert::throws(NjiaException::class, static fn () => $client->payments->retrieve('pay_1'));
        foreach (['client' => $client, 'error' => $error, 'request' => $transport->sent[0]] as $name => $value) {
            ob_start();
            var_dump($value);
            print_r($value);
            $text = (string) ob_get_clean();
            $text .= json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR);
            $text .= $name === 'client' ? var_export((array) $value, true) : '';
            $text .= $value instanceof \Throwable ? $value . serialize($value) : '';
            Assert::lacks(self::KEY, $text, $name);
        }
        Assert::throws(\LogicException::class, static fn () => serialize($client));
        $retired = Assert::throws(ConfigurationException::class, static fn () => new NjiaClient(apiKey: 'sk_live_abcdefghijkl'));
        Assert::lacks('sk_live_abcdefghijkl', $retired . print_r($retired->getTrace(), true), 'a retired key');
    }

    public function testModelsCannotBeChanged(): void
    {
        $party = new MobileMoneyParty(msisdn: '+24166999000', country: 'GA');
        Assert::throws(\Error::class, static function () use ($party): void {
            $party->msisdn = '+24100000000';
        });
        Assert::true($party->equals(new MobileMoneyParty(msisdn: '+24166999000', country: 'GA')), 'equal by value');
    }
}
