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
 * One item of a bulk payment and the payment that it made.
 */
final readonly class BulkItem implements Model, EventData
{
    use Hydration;

    /**
     * Id of the item.
     */
    public string $id;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * `true` in live mode, `false` in test mode.
     */
    public bool $livemode;

    /**
     * Grows by 1 with each change of state.
     */
    public int $version;

    /**
     * When the item was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The bulk payment.
     */
    public string $bulkPaymentId;

    /**
     * Position in the request, from 0.
     */
    public int $index;

    /**
     * The caller's reference of the item.
     */
    public ?string $itemReference;

    /**
     * Idempotency key of the item.
     */
    public string $idempotencyKey;

    /**
     * The member status.
     */
    public BulkItemStatus|string $status;

    /**
     * The payment; null until there is one.
     */
    public ?string $paymentId;

    /**
     * `true` when the key had made this payment before, so that nothing was paid again.
     */
    public bool $deduplicated;

    /**
     * Attempts so far.
     */
    public int $attemptCount;

    /**
     * When the next attempt is due; null without one.
     */
    public ?\DateTimeImmutable $nextAttemptAt;

    /**
     * Amount in minor units of `currency`; null when a rejected item had none.
     */
    public ?int $amountMinorUnits;

    /**
     * Currency; null when a rejected item had none.
     */
    public ?string $currency;

    /**
     * Why the item was rejected; null unless it was.
     */
    public ?BulkItemError $error;

    /**
     * Why the last attempt failed; null unless it did.
     */
    public ?FailureDetail $failure;

    /**
     * @param string $id Id of the item.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When the item was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string $bulkPaymentId The bulk payment.
     * @param int $index Position in the request, from 0.
     * @param string|null $itemReference The caller's reference of the item.
     * @param string $idempotencyKey Idempotency key of the item.
     * @param string|null $paymentId The payment; null until there is one.
     * @param bool $deduplicated `true` when the key had made this payment before, so that nothing was paid
     *     again.
     * @param int $attemptCount Attempts so far.
     * @param \DateTimeInterface|string|null $nextAttemptAt When the next attempt is due; null without one.
     * @param int|null $amountMinorUnits Amount in minor units of `currency`; null when a rejected item had
     *     none.
     * @param string|null $currency Currency; null when a rejected item had none.
     * @param BulkItemError|null $error Why the item was rejected; null unless it was.
     * @param FailureDetail|null $failure Why the last attempt failed; null unless it did.
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        string $bulkPaymentId,
        int|float $index,
        ?string $itemReference,
        string $idempotencyKey,
        BulkItemStatus|string $status,
        ?string $paymentId,
        bool $deduplicated,
        int|float $attemptCount,
        \DateTimeInterface|string|null $nextAttemptAt,
        int|float|null $amountMinorUnits,
        ?string $currency,
        ?BulkItemError $error,
        ?FailureDetail $failure,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'bulkPaymentId' => $bulkPaymentId,
            'index' => $index,
            'itemReference' => $itemReference,
            'idempotencyKey' => $idempotencyKey,
            'status' => $status,
            'paymentId' => $paymentId,
            'deduplicated' => $deduplicated,
            'attemptCount' => $attemptCount,
            'nextAttemptAt' => $nextAttemptAt,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'error' => $error,
            'failure' => $failure,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('bulk_item'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('bulkPaymentId', 'bulkPaymentId', new Codec\TextCodec(), true),
            new FieldSpec('index', 'index', new Codec\IntCodec(), true),
            new FieldSpec(
                'itemReference',
                'itemReference',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('idempotencyKey', 'idempotencyKey', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(BulkItemStatus::class), true),
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('deduplicated', 'deduplicated', new Codec\BoolCodec(), true),
            new FieldSpec('attemptCount', 'attemptCount', new Codec\IntCodec(), true),
            new FieldSpec(
                'nextAttemptAt',
                'nextAttemptAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec(
                'amountMinorUnits',
                'amountMinorUnits',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('currency', 'currency', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'error',
                'error',
                new Codec\NullableCodec(new Codec\ModelCodec(BulkItemError::class)),
                true,
            ),
            new FieldSpec(
                'failure',
                'failure',
                new Codec\NullableCodec(new Codec\ModelCodec(FailureDetail::class)),
                true,
            ),
        );
    }
}
