<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use Njia\Exception\DecodingException;
use Njia\Exception\WebhookSignatureException;
use Njia\Fixtures;
use Njia\Internal\Json;
use Njia\Model\PaymentEvent;
use Njia\Testing\FakeTransport;
use Njia\Tests\Support\Clients;
use Njia\Webhook\Signer;
use Njia\Webhook\UnknownEvent;
use Njia\Webhook\Webhooks;
use PHPUnit\Framework\TestCase;

/**
 * Signatures first, then events that may be older or newer than this library.
 */
final class WebhooksTest extends TestCase
{
    private const SECRET = 'whsec_ABEiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=';
    private const OTHER = 'whsec_AAAiM0RVZneImaq7zN3u/wARIjNEVWZ3iJmqu8zd7v8=';

    private static function webhooks(): Webhooks
    {
        return Clients::fake(new FakeTransport())->webhooks;
    }

    private static function read(string $payload): object
    {
        return self::webhooks()->unwrap($payload, Signer::sign($payload, self::SECRET), self::SECRET);
    }

    /**
     * @param array<string, mixed> $changes
     */
    private static function event(array $changes = [], array $data = []): string
    {
        $payment = [...(array) Json::decode(Fixtures::book()->answer('getPayment')->body), ...$data];
        return Json::encode((object) [...[
            'id' => 'evt_1',
            'object' => 'event',
            'type' => 'payment.completed',
            'timestamp' => '2026-11-22T10:00:00Z',
            'livemode' => false,
            'apiVersion' => '2026-11-01',
            'data' => (object) $payment,
        ], ...$changes]);
    }

    /**
     * @dataProvider vectors
     * @param array<string, mixed> $vector
     */
    public function testTheSharedVectors(array $vector): void
    {
        $payload = (string) base64_decode($vector['payloadBase64'], true);
        try {
            $event = self::webhooks()->unwrap(
                $payload,
                $vector['headers'],
                $vector['secrets'],
                (float) $vector['toleranceSeconds'],
                (float) $vector['nowSeconds'],
            );
            self::assertTrue($vector['valid'], $vector['about']);
            self::assertSame($vector['known'], !$event instanceof UnknownEvent);
        } catch (WebhookSignatureException) {
            self::assertFalse($vector['valid'], $vector['about']);
            self::assertSame('signature', $vector['refusedAs']);
        } catch (DecodingException) {
            self::assertSame('decoding', $vector['refusedAs']);
        }
    }

    /**
     * @return iterable<string, array{array<string, mixed>}>
     */
    public static function vectors(): iterable
    {
        $file = __DIR__ . '/../../../../conformance/vectors/webhooks.json';
        $vectors = json_decode((string) file_get_contents($file), true, 512, JSON_THROW_ON_ERROR);
        foreach ($vectors['vectors'] as $vector) {
            yield $vector['id'] => [$vector];
        }
    }

    /** trap:T21 */
    public function testEventsOfOtherVersions(): void
    {
        $older = Json::decode(self::event(['apiVersion' => '2025-01-01']));
        unset($older->data->timeline, $older->livemode);
        $newer = self::event(['apiVersion' => '2030-01-01', 'invented' => true], ['status' => 'teleported', 'more' => 1.0]);
        foreach ([Json::encode($older), $newer] as $payload) {
            $event = self::read($payload);
            self::assertInstanceOf(PaymentEvent::class, $event);
            self::assertStringStartsWith('pay_', $event->data->id);
            self::assertSame($payload, Json::encode($event->toWire()), 'what came goes out unchanged');
        }
        self::assertSame('teleported', self::read($newer)->data->status);
    }

    /** trap:T21 */
    public function testAnUnknownTypeIsKept(): void
    {
        $payload = self::event(['type' => 'payment.dreamt']);
        $event = self::read($payload);
        self::assertInstanceOf(UnknownEvent::class, $event);
        self::assertSame('payment.dreamt', $event->type);
        self::assertSame($payload, Json::encode($event->raw));
    }

    /** trap:T21 */
    public function testTheFlatPayloadGivesTheSameType(): void
    {
        $payment = (array) Json::decode(Fixtures::book()->answer('getPayment')->body);
        $payload = Json::encode((object) [
            'event' => 'payment.completed',
            'eventId' => 'evt_1',
            'eventTimestamp' => '2026-11-22T10:00:00Z',
            ...$payment,
        ]);
        $event = self::read($payload);
        self::assertInstanceOf(PaymentEvent::class, $event);
        self::assertSame($payment['id'], $event->data->id);
    }

    public function testRotationOfSecretsAndSignatures(): void
    {
        $payload = self::event();
        $headers = Signer::sign($payload, self::SECRET);
        self::assertInstanceOf(PaymentEvent::class, self::webhooks()->unwrap($payload, $headers, [self::OTHER, self::SECRET]));
        $headers['webhook-signature'] = 'v1,AAAA v2,xyz ' . $headers['webhook-signature'];
        self::assertInstanceOf(PaymentEvent::class, self::webhooks()->unwrap($payload, $headers, self::SECRET));
        $server = [];
        foreach ($headers as $name => $value) {
            $server['HTTP_' . strtoupper(str_replace('-', '_', $name))] = $value;
        }
        self::assertInstanceOf(PaymentEvent::class, self::webhooks()->unwrap($payload, $server, self::SECRET), '$_SERVER');
    }

    /**
     * @dataProvider untrusted
     */
    public function testWhatCannotBeTrustedIsRefused(\Closure $change, string $says): void
    {
        [$payload, $headers, $secrets, $now] = $change(self::event(), Signer::sign(self::event(), self::SECRET, timestamp: 1_000_000));
        $this->expectException(WebhookSignatureException::class);
        $this->expectExceptionMessage($says);
        self::webhooks()->unwrap($payload, $headers, $secrets, now: $now);
    }

    /**
     * @return iterable<string, array{\Closure, string}>
     */
    public static function untrusted(): iterable
    {
        $now = 1_000_000.0;
        yield 'another secret' => [static fn ($p, $h): array => [$p, $h, self::OTHER, $now], 'No signature fits'];
        yield 'a changed body' => [static fn ($p, $h): array => ["{$p} ", $h, self::SECRET, $now], 'No signature fits'];
        yield 'too old' => [static fn ($p, $h): array => [$p, $h, self::SECRET, $now + 301], '301 s old'];
        yield 'in the future' => [static fn ($p, $h): array => [$p, $h, self::SECRET, $now - 301], 'in the future'];
        yield 'no header' => [static fn ($p, $h): array => [$p, [], self::SECRET, $now], 'webhook-id is missing'];
        yield 'no secret' => [static fn ($p, $h): array => [$p, $h, [], $now], 'no secret'];
        yield 'a decoded body' => [static fn ($p, $h): array => [json_decode($p, true), $h, self::SECRET, $now], 'raw body as text'];
        yield 'a weak secret' => [static fn ($p, $h): array => [$p, $h, 'whsec_c2hvcnQ=', $now], 'shorter than 16'];
        yield 'a broken time' => [
            static fn ($p, $h): array => [$p, [...$h, 'webhook-timestamp' => '1e6'], self::SECRET, $now],
            'not a number of seconds',
        ];
    }

    public function testATrustedEventThatContradictsItsDescription(): void
    {
        try {
            self::read(self::event([], ['amountMinorUnits' => 'many']));
            self::fail('The event was to be refused.');
        } catch (DecodingException $error) {
            self::assertSame('$.data.amountMinorUnits', $error->path);
        }
    }
}
