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
 * What a provider or rail says about one attempt, in our common form.
 *
 * Adapters translate native forms to it.
 */
final readonly class ProviderCallbackRequest implements Model
{
    use Hydration;

    /**
     * The sender's id of this message; a second message with it has no effect.
     */
    public string $callbackId;

    /**
     * The member event.
     */
    public ProviderCallbackEvent|string $event;

    /**
     * Our attempt.
     */
    public string $reference;

    /**
     * The sender's reference of the payment.
     */
    public ?string $providerReference;

    /**
     * Amount that was moved, in minor units; compared with ours.
     */
    public ?int $amountMinorUnits;

    /**
     * ISO 4217 currency of the amount.
     */
    public ?string $currency;

    /**
     * The sender's reason.
     */
    public ?string $reasonCode;

    /**
     * What the sender charged.
     */
    public ?Money $feeCharged;

    /**
     * When it happened.
     */
    public \DateTimeImmutable $occurredAt;

    /**
     * @param string $callbackId The sender's id of this message; a second message with it has no effect.
     * @param string $reference Our attempt.
     * @param \DateTimeInterface|string $occurredAt When it happened.
     * @param string|Omit $providerReference The sender's reference of the payment.
     * @param int|Omit $amountMinorUnits Amount that was moved, in minor units; compared with ours.
     * @param string|Omit $currency ISO 4217 currency of the amount.
     * @param string|Omit $reasonCode The sender's reason.
     * @param Money|Omit $feeCharged What the sender charged.
     */
    public function __construct(
        string $callbackId,
        ProviderCallbackEvent|string $event,
        string $reference,
        \DateTimeInterface|string $occurredAt,
        string|Omit $providerReference = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        string|Omit $currency = Omit::Value,
        string|Omit $reasonCode = Omit::Value,
        Money|Omit $feeCharged = Omit::Value,
    ) {
        $this->build([
            'callbackId' => $callbackId,
            'event' => $event,
            'reference' => $reference,
            'occurredAt' => $occurredAt,
            'providerReference' => $providerReference,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'reasonCode' => $reasonCode,
            'feeCharged' => $feeCharged,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('callbackId', 'callbackId', new Codec\TextCodec(), true),
            new FieldSpec('event', 'event', new Codec\EnumCodec(ProviderCallbackEvent::class), true),
            new FieldSpec('reference', 'reference', new Codec\TextCodec(), true),
            new FieldSpec('providerReference', 'providerReference', new Codec\TextCodec()),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
            new FieldSpec('currency', 'currency', new Codec\TextCodec()),
            new FieldSpec('reasonCode', 'reasonCode', new Codec\TextCodec()),
            new FieldSpec('feeCharged', 'feeCharged', new Codec\ModelCodec(Money::class)),
            new FieldSpec('occurredAt', 'occurredAt', new Codec\DateTimeCodec(), true),
        );
    }
}
