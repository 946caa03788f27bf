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
 * The members to change; absent ones stay.
 */
final readonly class WebhookEndpointUpdateRequest implements Model
{
    use Hydration;

    /**
     * Where to post events: https; in test mode also http to a loopback address.
     *
     * No credentials, no fragment, no private address.
     */
    public ?string $url;

    /**
     * Your note; null removes it.
     */
    public ?string $description;

    /**
     * Events to deliver: exact types, `payment.*`, or `*`.
     *
     * @var list<string>|null
     */
    public ?array $events;

    /**
     * Moves the endpoint to this payload shape, from the next delivery on.
     */
    public WebhookPayloadFormat|string|null $payloadFormat;

    /**
     * API version that shapes the payloads.
     */
    public ?string $apiVersion;

    /**
     * The member ordering.
     */
    public WebhookOrdering|string|null $ordering;

    /**
     * Enables or disables the endpoint.
     *
     * Enabling clears the failure counts.
     */
    public WebhookEndpointStatus|string|null $status;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string|Omit $url Where to post events: https; in test mode also http to a loopback address.
     * @param string|Omit|null $description Your note; null removes it.
     * @param list<string>|Omit $events Events to deliver: exact types, `payment.*`, or `*`.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Moves the endpoint to this payload shape, from
     *     the next delivery on.
     * @param string|Omit $apiVersion API version that shapes the payloads.
     * @param WebhookEndpointStatus|string|Omit $status Enables or disables the endpoint.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        string|Omit $url = Omit::Value,
        string|Omit|null $description = Omit::Value,
        array|Omit $events = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
        string|Omit $apiVersion = Omit::Value,
        WebhookOrdering|string|Omit $ordering = Omit::Value,
        WebhookEndpointStatus|string|Omit $status = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'url' => $url,
            'description' => $description,
            'events' => $events,
            'payloadFormat' => $payloadFormat,
            'apiVersion' => $apiVersion,
            'ordering' => $ordering,
            'status' => $status,
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
            new FieldSpec('url', 'url', new Codec\TextCodec()),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec())),
            new FieldSpec('events', 'events', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('payloadFormat', 'payloadFormat', new Codec\EnumCodec(WebhookPayloadFormat::class)),
            new FieldSpec('apiVersion', 'apiVersion', new Codec\TextCodec()),
            new FieldSpec('ordering', 'ordering', new Codec\EnumCodec(WebhookOrdering::class)),
            new FieldSpec('status', 'status', new Codec\EnumCodec(WebhookEndpointStatus::class)),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
