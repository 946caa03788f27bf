<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;

/**
 * A simulated provider callback that was scheduled.
 */
final readonly class SandboxCallback implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The payment it is about.
     */
    public string $paymentId;

    /**
     * Attempt the callback names.
     */
    public string $reference;

    /**
     * The member event.
     */
    public ProviderCallbackEvent|string $event;

    /**
     * Reason it gives.
     */
    public ?string $reasonCode;

    /**
     * Sandbox time at which it arrives.
     */
    public \DateTimeImmutable $dueAt;

    /**
     * @param string $paymentId The payment it is about.
     * @param string $reference Attempt the callback names.
     * @param string|null $reasonCode Reason it gives.
     * @param \DateTimeInterface|string $dueAt Sandbox time at which it arrives.
     */
    public function __construct(
        string $paymentId,
        string $reference,
        ProviderCallbackEvent|string $event,
        ?string $reasonCode,
        \DateTimeInterface|string $dueAt,
    ) {
        $this->build([
            'paymentId' => $paymentId,
            'reference' => $reference,
            'event' => $event,
            'reasonCode' => $reasonCode,
            'dueAt' => $dueAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('sandbox_callback'), true),
            new FieldSpec('paymentId', 'paymentId', new Codec\TextCodec(), true),
            new FieldSpec('reference', 'reference', new Codec\TextCodec(), true),
            new FieldSpec('event', 'event', new Codec\EnumCodec(ProviderCallbackEvent::class), true),
            new FieldSpec('reasonCode', 'reasonCode', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('dueAt', 'dueAt', new Codec\DateTimeCodec(), true),
        );
    }
}
