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
 * The callback that the simulated provider shall send.
 */
final readonly class SandboxCallbackRequest implements Model
{
    use Hydration;

    /**
     * The member event.
     */
    public ProviderCallbackEvent|string $event;

    /**
     * Reason the provider gives; see the payment failure codes.
     */
    public ?string $reasonCode;

    /**
     * Sandbox seconds to wait before it is sent.
     */
    public ?int $delaySeconds;

    /**
     * @param string|Omit $reasonCode Reason the provider gives; see the payment failure codes.
     * @param int|Omit $delaySeconds Sandbox seconds to wait before it is sent.
     */
    public function __construct(
        ProviderCallbackEvent|string $event,
        string|Omit $reasonCode = Omit::Value,
        int|float|Omit $delaySeconds = Omit::Value,
    ) {
        $this->build([
            'event' => $event,
            'reasonCode' => $reasonCode,
            'delaySeconds' => $delaySeconds,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('event', 'event', new Codec\EnumCodec(ProviderCallbackEvent::class), true),
            new FieldSpec('reasonCode', 'reasonCode', new Codec\TextCodec()),
            new FieldSpec('delaySeconds', 'delaySeconds', new Codec\IntCodec()),
        );
    }
}
