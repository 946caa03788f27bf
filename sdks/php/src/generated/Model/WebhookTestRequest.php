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
 * What the test event shall look like.
 */
final readonly class WebhookTestRequest implements Model
{
    use Hydration;

    /**
     * Type of the event; `webhook_endpoint.test` if absent.
     *
     * `data` is then a sample resource.
     */
    public EventType|string|null $eventType;

    /**
     * Shape of this one payload; the endpoint's own if absent.
     *
     * It lets you check a receiver before you move the endpoint.
     */
    public WebhookPayloadFormat|string|null $payloadFormat;

    /**
     * @param EventType|string|Omit $eventType Type of the event; `webhook_endpoint.test` if absent.
     * @param WebhookPayloadFormat|string|Omit $payloadFormat Shape of this one payload; the endpoint's own
     *     if absent.
     */
    public function __construct(
        EventType|string|Omit $eventType = Omit::Value,
        WebhookPayloadFormat|string|Omit $payloadFormat = Omit::Value,
    ) {
        $this->build([
            'eventType' => $eventType,
            'payloadFormat' => $payloadFormat,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('eventType', 'eventType', new Codec\EnumCodec(EventType::class)),
            new FieldSpec('payloadFormat', 'payloadFormat', new Codec\EnumCodec(WebhookPayloadFormat::class)),
        );
    }
}
