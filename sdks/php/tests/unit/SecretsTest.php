<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Exception\ConfigurationException;
use Njia\Exception\NjiaException;
use Njia\Exception\WebhookSignatureException;
use Njia\Internal\Redactor;
use Njia\Model\BankAccountParty;
use Njia\NjiaClient;
use Njia\RequestOptions;
use Njia\Testing\FakeTransport;
use Njia\Testing\VirtualSeam;
use Njia\Tests\Support\Clients;
use Njia\Tests\Support\Secrets;
use Njia\Transport\CurlTransport;
use Njia\Webhook\Signer;
use PHPUnit\Framework\TestCase;
use Psr\Log\AbstractLogger;

/**
 * No printer, serialiser, trace or log shows a secret. trap:T16
 */
final class SecretsTest extends TestCase
{
    private const SESSION = 'svs_9f8e7d6c5b4a39281706';
    private const SECRET = 'whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=';
    private const CARD = '4000056655665556';

    public function testClientOptionsRequestAndErrors(): void
    {
        $detail = 'bad key ' . Clients::KEY . ' and card ' . self::CARD;
        $fake = (new FakeTransport())->respond(['code' => 'api_key_invalid', 'detail' => $detail], 401);
        $client = new NjiaClient(apiKey: Clients::KEY, sessionToken: self::SESSION, transport: $fake, seam: new VirtualSeam());
        $options = new RequestOptions(headers: ['Authorization' => 'Bearer ' . self::SESSION]);
        $error = null;
        try {
            $client->payments->retrieve('pay_1', options: $options);
        } catch (NjiaException $error) {
        }
        self::assertInstanceOf(NjiaException::class, $error);
        $derived = $client->withApiKey(Clients::KEY);
        $subjects = [
            'the client' => $client,
            'a derived client' => $derived,
            'options' => $options,
            'the request' => $fake->sent[0],
            'a resource' => $client->payments,
            'the transport' => new CurlTransport(proxy: 'http://user:' . self::SESSION . '@127.0.0.1:1'),
        ];
        foreach ($subjects as $what => $subject) {
            foreach ([Clients::KEY, self::SESSION] as $secret) {
                Secrets::assertHidden($secret, Secrets::printed($subject), $what);
            }
        }
        $text = $error . $error->getMessage() . json_encode($error) . serialize($error) . print_r($error, true);
        $text .= print_r($error->getTrace(), true) . $error->getTraceAsString();
        foreach ([Clients::KEY, self::SESSION, self::CARD] as $secret) {
            Secrets::assertHidden($secret, $text, 'the error');
        }
    }

    public function testARetiredOrWrongKeyStandsInNoTrace(): void
    {
        foreach (['sk_live_abcdefghijklmnop', "svc_test_with\nline"] as $key) {
            try {
                new NjiaClient(apiKey: $key);
                self::fail('The key was to be refused.');
            } catch (ConfigurationException $error) {
                Secrets::assertHidden($key, $error . print_r($error->getTrace(), true), 'a refused key');
            }
        }
    }

    public function testWebhookSecretsStandInNoTrace(): void
    {
        $headers = Signer::sign('{}', self::SECRET);
        try {
            $client = Clients::fake(new FakeTransport());
            $client->webhooks->unwrap('{"changed":1}', $headers, self::SECRET);
            self::fail('The signature was to be refused.');
        } catch (WebhookSignatureException $error) {
            Secrets::assertHidden(self::SECRET, $error . print_r($error->getTrace(), true), 'a webhook error');
        }
    }

    public function testClientsCannotBeSerialised(): void
    {
        $this->expectException(\LogicException::class);
        serialize(Clients::fake(new FakeTransport()));
    }

    public function testSensitiveMembersAreMaskedWhenPrinted(): void
    {
        $party = new BankAccountParty(country: 'GH', bankCode: '030100', accountNumber: '1441000123456', holderName: 'Abena Mensah');
        $text = print_r($party, true);
        self::assertStringContainsString('Abena Mensah', $text);
        self::assertStringContainsString('***3456', $text);
        self::assertStringNotContainsString('1441000123456', $text);
    }

    public function testLogsWithBodiesHideSecretsAndPersonalData(): void
    {
        $logger = new class () extends AbstractLogger {
            public string $text = '';

            public function log($level, $message, array $context = []): void
            {
                $this->text .= $message . json_encode($context, JSON_UNESCAPED_SLASHES);
            }
        };
        $fake = (new FakeTransport())->respond(['key' => Clients::KEY, 'pan' => self::CARD, 'cvc' => '123'], 400);
        $client = new NjiaClient(apiKey: Clients::KEY, transport: $fake, logger: $logger, logBodies: true);
        try {
            $client->payments->create(
                amountMinorUnits: 1,
                currency: 'XAF',
                destination: new BankAccountParty(country: 'GH', bankCode: '030100', accountNumber: '1441000123456', holderName: 'Abena'),
                description: 'card ' . self::CARD,
            );
        } catch (NjiaException) {
        }
        self::assertStringContainsString('createPayment', $logger->text);
        self::assertStringContainsString('XAF', $logger->text);
        foreach ([Clients::KEY, self::CARD, '1441000123456', '"cvc":"123"'] as $secret) {
            self::assertStringNotContainsString($secret, $logger->text);
        }
    }

    public function testTheRedactorKnowsTheShapesOfSecrets(): void
    {
        $text = Redactor::text('Bearer abcdefgh12345 ' . self::SECRET . ' 4000 0566 5566 5556 and 1234567890123');
        self::assertStringNotContainsString('abcdefgh12345', $text);
        self::assertStringNotContainsString('5566', $text);
        self::assertStringContainsString('1234567890123', $text, 'a number that is no card number');
    }
}
