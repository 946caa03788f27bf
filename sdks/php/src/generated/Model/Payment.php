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
 * A payment with its state, price, rail decision and history.
 *
 * Exactly one transaction belongs to it.
 */
final readonly class Payment implements Model, EventData
{
    use Hydration;

    /**
     * Id of the payment.
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
     * When the payment was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The member status.
     */
    public PaymentStatus|string $status;

    /**
     * Machine code of the reason for the state; null when the state explains itself.
     */
    public ?string $statusReason;

    /**
     * Amount in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * The member amount type.
     */
    public AmountType|string $amountType;

    /**
     * The member direction.
     */
    public PaymentDirection|string $direction;

    /**
     * The tenant's account that is debited (payout) or credited (collection).
     */
    public string $accountId;

    /**
     * Who gets the money; null for a collection.
     */
    public ?PartyDetails $destination;

    /**
     * Who pays; null for a payout.
     */
    public ?PartyDetails $source;

    /**
     * The member destination currency.
     */
    public string $destinationCurrency;

    /**
     * Rail in use or last used; null until one was chosen.
     */
    public ?string $rail;

    /**
     * The member routing.
     */
    public PaymentRouting $routing;

    /**
     * Quote that bound the price.
     */
    public ?string $quoteId;

    /**
     * The member fee bearer.
     */
    public FeeBearer|string $feeBearer;

    /**
     * The caller's reference.
     */
    public ?string $reference;

    /**
     * What the payment is for.
     */
    public ?string $description;

    /**
     * Text on the recipient's statement.
     */
    public ?string $statementDescriptor;

    /**
     * ISO 20022 external purpose code.
     */
    public ?string $purposeCode;

    /**
     * Customer whom the payment belongs to.
     */
    public ?string $customerId;

    /**
     * The member fraud check.
     */
    public FraudCheckMode|string $fraudCheck;

    /**
     * Seconds that the payer has to confirm; null for a payout.
     */
    public ?int $approvalWindowSeconds;

    /**
     * The transaction of the payment.
     */
    public string $transactionId;

    /**
     * The member corridor.
     */
    public string $corridor;

    /**
     * The member fee.
     */
    public Money $fee;

    /**
     * What a payout takes from the account: amount and fee.
     *
     * Null for a collection.
     */
    public ?Money $totalDebited;

    /**
     * The member destination amount.
     */
    public Money $destinationAmount;

    /**
     * Terms of the currency exchange; null when both sides have one currency.
     */
    public ?FxTerms $fx;

    /**
     * Submissions to rails, oldest first.
     *
     * @var list<PaymentAttempt>
     */
    public array $attempts;

    /**
     * The step that a collection waits for; null without one.
     */
    public ?PaymentNextAction $nextAction;

    /**
     * Why the payment failed; null unless it did.
     */
    public ?FailureDetail $failure;

    /**
     * The member fraud.
     */
    public PaymentFraud $fraud;

    /**
     * The reversal of the payment; null without one.
     */
    public ?PaymentReversal $reversal;

    /**
     * Bulk payment that made this payment.
     */
    public ?string $bulkPaymentId;

    /**
     * Item of the bulk payment.
     */
    public ?string $bulkItemId;

    /**
     * Idempotency key that the payment was made with.
     */
    public string $idempotencyKey;

    /**
     * The member iso20022.
     */
    public Iso20022Status $iso20022;

    /**
     * When the payment will probably be final; null once it is.
     */
    public ?\DateTimeImmutable $expectedCompletionAt;

    /**
     * When it was first sent to a rail.
     */
    public ?\DateTimeImmutable $submittedAt;

    /**
     * When the money had moved.
     */
    public ?\DateTimeImmutable $completedAt;

    /**
     * When it was canceled.
     */
    public ?\DateTimeImmutable $canceledAt;

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
     * The transaction; only with `expand=transaction`.
     */
    public ?Transaction $transaction;

    /**
     * The customer; only with `expand=customer`.
     */
    public ?Customer $customer;

    /**
     * @param string $id Id of the payment.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When the payment was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string|null $statusReason Machine code of the reason for the state; null when the state
     *     explains itself.
     * @param int $amountMinorUnits Amount in minor units of `currency`.
     * @param string $accountId The tenant's account that is debited (payout) or credited (collection).
     * @param PartyDetails|null $destination Who gets the money; null for a collection.
     * @param PartyDetails|null $source Who pays; null for a payout.
     * @param string|null $rail Rail in use or last used; null until one was chosen.
     * @param string|null $quoteId Quote that bound the price.
     * @param string|null $reference The caller's reference.
     * @param string|null $description What the payment is for.
     * @param string|null $statementDescriptor Text on the recipient's statement.
     * @param string|null $purposeCode ISO 20022 external purpose code.
     * @param string|null $customerId Customer whom the payment belongs to.
     * @param int|null $approvalWindowSeconds Seconds that the payer has to confirm; null for a payout.
     * @param string $transactionId The transaction of the payment.
     * @param Money|null $totalDebited What a payout takes from the account: amount and fee.
     * @param FxTerms|null $fx Terms of the currency exchange; null when both sides have one currency.
     * @param list<PaymentAttempt> $attempts Submissions to rails, oldest first.
     * @param PaymentNextAction|null $nextAction The step that a collection waits for; null without one.
     * @param FailureDetail|null $failure Why the payment failed; null unless it did.
     * @param PaymentReversal|null $reversal The reversal of the payment; null without one.
     * @param string|null $bulkPaymentId Bulk payment that made this payment.
     * @param string|null $bulkItemId Item of the bulk payment.
     * @param string $idempotencyKey Idempotency key that the payment was made with.
     * @param \DateTimeInterface|string|null $expectedCompletionAt When the payment will probably be final;
     *     null once it is.
     * @param \DateTimeInterface|string|null $submittedAt When it was first sent to a rail.
     * @param \DateTimeInterface|string|null $completedAt When the money had moved.
     * @param \DateTimeInterface|string|null $canceledAt When it was canceled.
     * @param list<TimelineItem> $timeline All changes of state, oldest first.
     * @param array<string, string> $metadata
     * @param Transaction|Omit $transaction The transaction; only with `expand=transaction`.
     * @param Customer|Omit $customer The customer; only with `expand=customer`.
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        PaymentStatus|string $status,
        ?string $statusReason,
        int|float $amountMinorUnits,
        string $currency,
        AmountType|string $amountType,
        PaymentDirection|string $direction,
        string $accountId,
        ?PartyDetails $destination,
        ?PartyDetails $source,
        string $destinationCurrency,
        ?string $rail,
        PaymentRouting $routing,
        ?string $quoteId,
        FeeBearer|string $feeBearer,
        ?string $reference,
        ?string $description,
        ?string $statementDescriptor,
        ?string $purposeCode,
        ?string $customerId,
        FraudCheckMode|string $fraudCheck,
        int|float|null $approvalWindowSeconds,
        string $transactionId,
        string $corridor,
        Money $fee,
        ?Money $totalDebited,
        Money $destinationAmount,
        ?FxTerms $fx,
        array $attempts,
        ?PaymentNextAction $nextAction,
        ?FailureDetail $failure,
        PaymentFraud $fraud,
        ?PaymentReversal $reversal,
        ?string $bulkPaymentId,
        ?string $bulkItemId,
        string $idempotencyKey,
        Iso20022Status $iso20022,
        \DateTimeInterface|string|null $expectedCompletionAt,
        \DateTimeInterface|string|null $submittedAt,
        \DateTimeInterface|string|null $completedAt,
        \DateTimeInterface|string|null $canceledAt,
        array $timeline,
        array $metadata,
        Transaction|Omit $transaction = Omit::Value,
        Customer|Omit $customer = Omit::Value,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'status' => $status,
            'statusReason' => $statusReason,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'amountType' => $amountType,
            'direction' => $direction,
            'accountId' => $accountId,
            'destination' => $destination,
            'source' => $source,
            'destinationCurrency' => $destinationCurrency,
            'rail' => $rail,
            'routing' => $routing,
            'quoteId' => $quoteId,
            'feeBearer' => $feeBearer,
            'reference' => $reference,
            'description' => $description,
            'statementDescriptor' => $statementDescriptor,
            'purposeCode' => $purposeCode,
            'customerId' => $customerId,
            'fraudCheck' => $fraudCheck,
            'approvalWindowSeconds' => $approvalWindowSeconds,
            'transactionId' => $transactionId,
            'corridor' => $corridor,
            'fee' => $fee,
            'totalDebited' => $totalDebited,
            'destinationAmount' => $destinationAmount,
            'fx' => $fx,
            'attempts' => $attempts,
            'nextAction' => $nextAction,
            'failure' => $failure,
            'fraud' => $fraud,
            'reversal' => $reversal,
            'bulkPaymentId' => $bulkPaymentId,
            'bulkItemId' => $bulkItemId,
            'idempotencyKey' => $idempotencyKey,
            'iso20022' => $iso20022,
            'expectedCompletionAt' => $expectedCompletionAt,
            'submittedAt' => $submittedAt,
            'completedAt' => $completedAt,
            'canceledAt' => $canceledAt,
            'timeline' => $timeline,
            'metadata' => $metadata,
            'transaction' => $transaction,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('payment'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(PaymentStatus::class), true),
            new FieldSpec('statusReason', 'statusReason', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('amountType', 'amountType', new Codec\EnumCodec(AmountType::class), true),
            new FieldSpec('direction', 'direction', new Codec\EnumCodec(PaymentDirection::class), true),
            new FieldSpec('accountId', 'accountId', new Codec\TextCodec(), true),
            new FieldSpec(
                'destination',
                'destination',
                new Codec\NullableCodec(new Codec\UnionRef(UnknownPartyDetails::class)),
                true,
            ),
            new FieldSpec(
                'source',
                'source',
                new Codec\NullableCodec(new Codec\UnionRef(UnknownPartyDetails::class)),
                true,
            ),
            new FieldSpec('destinationCurrency', 'destinationCurrency', new Codec\TextCodec(), true),
            new FieldSpec('rail', 'rail', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('routing', 'routing', new Codec\ModelCodec(PaymentRouting::class), true),
            new FieldSpec('quoteId', 'quoteId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('feeBearer', 'feeBearer', new Codec\EnumCodec(FeeBearer::class), true),
            new FieldSpec('reference', 'reference', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'statementDescriptor',
                'statementDescriptor',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('purposeCode', 'purposeCode', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('customerId', 'customerId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('fraudCheck', 'fraudCheck', new Codec\EnumCodec(FraudCheckMode::class), true),
            new FieldSpec(
                'approvalWindowSeconds',
                'approvalWindowSeconds',
                new Codec\NullableCodec(new Codec\IntCodec()),
                true,
            ),
            new FieldSpec('transactionId', 'transactionId', new Codec\TextCodec(), true),
            new FieldSpec('corridor', 'corridor', new Codec\TextCodec(), true),
            new FieldSpec('fee', 'fee', new Codec\ModelCodec(Money::class), true),
            new FieldSpec(
                'totalDebited',
                'totalDebited',
                new Codec\NullableCodec(new Codec\ModelCodec(Money::class)),
                true,
            ),
            new FieldSpec('destinationAmount', 'destinationAmount', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('fx', 'fx', new Codec\NullableCodec(new Codec\ModelCodec(FxTerms::class)), true),
            new FieldSpec(
                'attempts',
                'attempts',
                new Codec\ListCodec(new Codec\ModelCodec(PaymentAttempt::class)),
                true,
            ),
            new FieldSpec(
                'nextAction',
                'nextAction',
                new Codec\NullableCodec(new Codec\ModelCodec(PaymentNextAction::class)),
                true,
            ),
            new FieldSpec(
                'failure',
                'failure',
                new Codec\NullableCodec(new Codec\ModelCodec(FailureDetail::class)),
                true,
            ),
            new FieldSpec('fraud', 'fraud', new Codec\ModelCodec(PaymentFraud::class), true),
            new FieldSpec(
                'reversal',
                'reversal',
                new Codec\NullableCodec(new Codec\ModelCodec(PaymentReversal::class)),
                true,
            ),
            new FieldSpec(
                'bulkPaymentId',
                'bulkPaymentId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('bulkItemId', 'bulkItemId', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('idempotencyKey', 'idempotencyKey', new Codec\TextCodec(), true),
            new FieldSpec('iso20022', 'iso20022', new Codec\ModelCodec(Iso20022Status::class), true),
            new FieldSpec(
                'expectedCompletionAt',
                'expectedCompletionAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec(
                'submittedAt',
                'submittedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec(
                'completedAt',
                'completedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('canceledAt', 'canceledAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec(
                'timeline',
                'timeline',
                new Codec\ListCodec(new Codec\ModelCodec(TimelineItem::class)),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
            new FieldSpec('transaction', 'transaction', new Codec\ModelCodec(Transaction::class)),
            new FieldSpec('customer', 'customer', new Codec\ModelCodec(Customer::class)),
        );
    }
}
