<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * The endpoint to make.
 */
final readonly class WebhookEndpointRequest implements Model
{
    use Hydration;

    /**
     * Where to post events: https; in test mode also http to a loopback address.
     *
     * No credentials, no fragment, no private address.
     */
    public string $url;

    /**
     * Your note.
     */
    public ?string $description;

    /**
     * Events to deliver: exact types, `payment.*`, or `*`.
     *
     * @var list<string>
     */
    public array $events;

    /**
     * Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01.
     */
    public WebhookPayloadFormat|string|null $payloadFormat;

    /**
     * API version that shapes the payloads; the version of this request if absent.
     */
    public ?string $apiVersion;

    /**
     * How to sign; `hmac` if absent.
     */
    public WebhookSignatureScheme|string|null $signatureScheme;

    /**
     * Whether to keep the order per resource; `none` if absent.
     */
    public WebhookOrdering|string|null $ordering;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string $url Where to post events: https; in test mode also http to a loopback address.
     * @param list<string> $events Events to deliver: exact types, `payment.*`, or `*`.
     * @param string|Omit $description Your note.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Shape of the payload: `enveloped` unless you
     *     call with an API version before 2026-09-01.
     * @param string|Omit $apiVersion API version that shapes the payloads; the version of this request if
     *     absent.
     * @param WebhookSignatureScheme|string|Omit $signatureScheme How to sign; `hmac` if absent.
     * @param WebhookOrdering|string|Omit $ordering Whether to keep the order per resource; `none` if
     *     absent.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string $url,
        array $events,
        string|Omit $description = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        string|Omit $apiVersion = Omit::Value,
        WebhookSignatureScheme|string|Omit $signatureScheme = Omit::Value,
        WebhookOrdering|string|Omit $ordering = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'url' => $url,
            'events' => $events,
            'description' => $description,
            'payloadFormat' => $payloadFormat,
            'apiVersion' => $apiVersion,
            'signatureScheme' => $signatureScheme,
            'ordering' => $ordering,
            'metadata' => $metadata,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('url', 'url', new Codec\TextCodec(), true),
            new FieldSpec('description', 'description', new Codec\TextCodec()),
            new FieldSpec('events', 'events', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('payloadFormat', 'payloadFormat', new Codec\EnumCodec(WebhookPayloadFormat::class)),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\TextCodec()),
            new FieldSpec(
                'signatureScheme',
                'signatureScheme',
                new Codec\EnumCodec(WebhookSignatureScheme::class),
            ),
            new FieldSpec('ordering', 'ordering', new Codec\EnumCodec(WebhookOrdering::class)),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
