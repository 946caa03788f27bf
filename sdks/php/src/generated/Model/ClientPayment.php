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
 * A payment, as far as its visitor may see it.
 */
final readonly class ClientPayment implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * Id of the payment.
     */
    public string $id;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * The member status.
     */
    public PaymentStatus|string $status;

    /**
     * Amount, in minor units.
     */
    public int $amountMinorUnits;

    /**
     * ISO 4217 currency of the amount.
     */
    public string $currency;

    /**
     * Fee that the visitor bears.
     */
    public Money $fee;

    /**
     * What the wallet is charged.
     */
    public Money $total;

    /**
     * The member provider.
     */
    public MobileMoneyProvider|string $provider;

    /**
     * Reference of the business.
     */
    public ?string $reference;

    /**
     * What the visitor must do; null if nothing.
     */
    public ?PaymentNextAction $nextAction;

    /**
     * Why it failed; null if it did not.
     */
    public ?ClientPaymentFailure $failure;

    /**
     * When it was created.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * @param string $id Id of the payment.
     * @param bool $livemode True for live data, false for test data.
     * @param int $amountMinorUnits Amount, in minor units.
     * @param string $currency ISO 4217 currency of the amount.
     * @param Money $fee Fee that the visitor bears.
     * @param Money $total What the wallet is charged.
     * @param string|null $reference Reference of the business.
     * @param PaymentNextAction|null $nextAction What the visitor must do; null if nothing.
     * @param ClientPaymentFailure|null $failure Why it failed; null if it did not.
     * @param \DateTimeInterface|string $createdAt When it was created.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     */
    public function __construct(
        string $id,
        bool $livemode,
        PaymentStatus|string $status,
        int|float $amountMinorUnits,
        string $currency,
        Money $fee,
        Money $total,
        MobileMoneyProvider|string $provider,
        ?string $reference,
        ?PaymentNextAction $nextAction,
        ?ClientPaymentFailure $failure,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'status' => $status,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'fee' => $fee,
            'total' => $total,
            'provider' => $provider,
            'reference' => $reference,
            'nextAction' => $nextAction,
            'failure' => $failure,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('client_payment'), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(PaymentStatus::class), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('fee', 'fee', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('total', 'total', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('provider', 'provider', new Codec\EnumCodec(MobileMoneyProvider::class), true),
            new FieldSpec('reference', 'reference', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'nextAction',
                'nextAction',
                new Codec\NullableCodec(new Codec\ModelCodec(PaymentNextAction::class)),
                true,
            ),
            new FieldSpec(
                'failure',
                'failure',
                new Codec\NullableCodec(new Codec\ModelCodec(ClientPaymentFailure::class)),
                true,
            ),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
        );
    }
}
