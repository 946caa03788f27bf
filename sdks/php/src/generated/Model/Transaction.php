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
 * The money movement behind a payment, a reversal, a card capture, a book transfer or a test funding, with its
 * ledger entries.
 */
final readonly class Transaction implements Model, EventData
{
    use Hydration;

    /**
     * Id of the transaction.
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
     * When the transaction was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The member type.
     */
    public TransactionType|string $type;

    /**
     * The member status.
     */
    public TransactionStatus|string $status;

    /**
     * Payment that made it.
     */
    public ?string $paymentId;

    /**
     * Of a reversal: the transaction that it undoes.
     */
    public ?string $originalTransactionId;

    /**
     * Reversal that made it or that undoes it.
     */
    public ?string $reversalId;

    /**
     * The tenant's account.
     */
    public string $accountId;

    /**
     * Amount in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member fee.
     */
    public Money $fee;

    /**
     * The member reversed amount.
     */
    public Money $reversedAmount;

    /**
     * Rail that carried it; null without one.
     */
    public ?string $rail;

    /**
     * The rail's own reference.
     */
    public ?string $providerReference;

    /**
     * Corridor; null for movements inside the tenant.
     */
    public ?string $corridor;

    /**
     * Customer whom it belongs to.
     */
    public ?string $customerId;

    /**
     * The other side, masked; null without one.
     */
    public ?PartyDetails $counterparty;

    /**
     * What it is for.
     */
    public ?string $description;

    /**
     * Ledger entries that it posted.
     *
     * @var list<string>
     */
    public array $ledgerEntryIds;

    /**
     * The member reconciliation.
     */
    public ReconciliationCase $reconciliation;

    /**
     * When the money had moved.
     */
    public ?\DateTimeImmutable $completedAt;

    /**
     * All changes of state, oldest first.
     *
     * @var list<TimelineItem>
     */
    public array $timeline;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * The payment; only with `expand=payment`.
     */
    public ?Payment $payment;

    /**
     * The customer; only with `expand=customer`.
     */
    public ?Customer $customer;

    /**
     * @param string $id Id of the transaction.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When the transaction was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string|null $paymentId Payment that made it.
     * @param string|null $originalTransactionId Of a reversal: the transaction that it undoes.
     * @param string|null $reversalId Reversal that made it or that undoes it.
     * @param string $accountId The tenant's account.
     * @param int $amountMinorUnits Amount in minor units of `currency`.
     * @param string|null $rail Rail that carried it; null without one.
     * @param string|null $providerReference The rail's own reference.
     * @param string|null $corridor Corridor; null for movements inside the tenant.
     * @param string|null $customerId Customer whom it belongs to.
     * @param PartyDetails|null $counterparty The other side, masked; null without one.
     * @param string|null $description What it is for.
     * @param list<string> $ledgerEntryIds Ledger entries that it posted.
     * @param \DateTimeInterface|string|null $completedAt When the money had moved.
     * @param list<TimelineItem> $timeline All changes of state, oldest first.
     * @param array<string, string> $metadata
     * @param Payment|Omit $payment The payment; only with `expand=payment`.
     * @param Customer|Omit $customer The customer; only with `expand=customer`.
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        TransactionType|string $type,
        TransactionStatus|string $status,
        ?string $paymentId,
        ?string $originalTransactionId,
        ?string $reversalId,
        string $accountId,
        int|float $amountMinorUnits,
        string $currency,
        Money $fee,
        Money $reversedAmount,
        ?string $rail,
        ?string $providerReference,
        ?string $corridor,
        ?string $customerId,
        ?PartyDetails $counterparty,
        ?string $description,
        array $ledgerEntryIds,
        ReconciliationCase $reconciliation,
        \DateTimeInterface|string|null $completedAt,
        array $timeline,
        array $metadata,
        Payment|Omit $payment = Omit::Value,
        Customer|Omit $customer = Omit::Value,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'type' => $type,
            'status' => $status,
            'paymentId' => $paymentId,
            'originalTransactionId' => $originalTransactionId,
            'reversalId' => $reversalId,
            'accountId' => $accountId,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'fee' => $fee,
            'reversedAmount' => $reversedAmount,
            'rail' => $rail,
            'providerReference' => $providerReference,
            'corridor' => $corridor,
            'customerId' => $customerId,
            'counterparty' => $counterparty,
            'description' => $description,
            'ledgerEntryIds' => $ledgerEntryIds,
            'reconciliation' => $reconciliation,
            'completedAt' => $completedAt,
            'timeline' => $timeline,
            'metadata' => $metadata,
            'payment' => $payment,
            'customer' => $customer,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('transaction'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('type', 'type', new Codec\EnumCodec(TransactionType::class), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(TransactionStatus::class), true),
            new FieldSpec('paymentId', 'paymentId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'originalTransactionId',
                'originalTransactionId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('reversalId', 'reversalId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec(), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('fee', 'fee', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('reversedAmount', 'reversedAmount', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('rail', 'rail', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'providerReference',
                'providerReference',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('corridor', 'corridor', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('customerId', 'customerId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'counterparty',
                'counterparty',
                new Codec\NullableCodec(new Codec\UnionRef(UnknownPartyDetails::class)),
                true,
            ),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('ledgerEntryIds', 'ledgerEntryIds', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'reconciliation',
                'reconciliation',
                new Codec\ModelCodec(ReconciliationCase::class),
                true,
            ),
            new FieldSpec(
                'completedAt',
                'completedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec(
                'timeline',
                'timeline',
                new Codec\ListCodec(new Codec\ModelCodec(TimelineItem::class)),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
            new FieldSpec('payment', 'payment', new Codec\ModelCodec(Payment::class)),
            new FieldSpec('customer', 'customer', new Codec\ModelCodec(Customer::class)),
        );
    }
}
