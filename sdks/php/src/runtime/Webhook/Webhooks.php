<?php

declare(strict_types=1);

namespace Njia\Webhook;

use Njia\Exception\DecodingException;
use Njia\Exception\WebhookSignatureException;
use Njia\Internal\Dig;
use Njia\Internal\Json;
use Njia\Internal\JsonError;
use Njia\Internal\Mismatch;

/**
 * Events that the API sends.
 */
final readonly class Webhooks
{
    /**
     * @internal
     */
    public function __construct(private EventTable $table)
    {
    }

    /**
     * The typed event in a webhook, once its signature holds; an unknown type gives an UnknownEvent.
     *
     * Members that the API version of the event lacks are absent: ask `has()` before reading one.
     *
     * @param mixed $payload the raw body, such as `file_get_contents('php://input')`
     * @param iterable<string, string|list<string>> $headers such as `getallheaders()`
     * @param string|list<string> $secrets all are tried
     * @param float $tolerance seconds that the webhook may be old, or ahead
     * @param ?float $now Unix seconds, for tests
     * @throws WebhookSignatureException when it must not be trusted
     * @throws DecodingException when a trusted event contradicts its description
     */
    public function unwrap(
        mixed $payload,
        iterable $headers,
        #[\SensitiveParameter] string|array $secrets,
        float $tolerance = 300.0,
        ?float $now = null,
    ): object {
        if (!is_string($payload)) {
            $kind = Mismatch::kind($payload);
            throw new WebhookSignatureException(
                "The payload is {$kind}: unwrap needs the raw body as text, since the signature covers its exact "
                . "octets and encoding it again changes them. Plain PHP: file_get_contents('php://input'). "
                . 'Laravel, Symfony: $request->getContent().',
            );
        }
        Verifier::verify($payload, $headers, array_values((array) $secrets), $tolerance, $now);
        try {
            return $this->decode(Json::decode($payload));
        } catch (Mismatch $mismatch) {
            throw new DecodingException("The event: {$mismatch->getMessage()}.", null, $mismatch->path);
        } catch (JsonError $error) {
            throw new DecodingException("The event: {$error->getMessage()}.", null, '$');
        }
    }

    private function decode(mixed $event): object
    {
        if (!$event instanceof \stdClass) {
            throw Mismatch::expected('an object', $event, '$');
        }
        $data = $this->table->data[0] ?? '';
        if ($this->table->flat && property_exists($event, 'event') && !property_exists($event, $data)) {
            $event = self::lift($event);
        }
        $name = Dig::text($event, $this->table->type);
        $codec = $name === null ? null : $this->table->events[$name] ?? null;
        if ($codec === null) {
            return new UnknownEvent($name, $event);
        }
        if ($data !== '' && !property_exists($event, $data)) {
            throw new Mismatch("\$.{$data} is missing", "\$.{$data}");
        }
        return self::known($codec->decode($event, '$', true)) ?? new UnknownEvent($name, $event);
    }

    private static function known(mixed $value): ?object
    {
        return is_object($value) ? $value : null;
    }

    /** The deprecated payload: the resource's own members at the top, those of the event as `event...`. */
    private static function lift(\stdClass $flat): \stdClass
    {
        $members = get_object_vars($flat);
        $own = ['event' => 1, 'eventId' => 1, 'eventTimestamp' => 1];
        $event = [
            'id' => $members['eventId'] ?? null,
            'object' => 'event',
            'type' => $members['event'],
            'timestamp' => $members['eventTimestamp'] ?? null,
            'data' => (object) array_diff_key($members, $own),
            'livemode' => $members['livemode'] ?? null,
            'apiVersion' => $members['apiVersion'] ?? null,
        ];
        return (object) array_filter($event, static fn (mixed $value): bool => $value !== null);
    }
}
