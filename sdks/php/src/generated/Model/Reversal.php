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
 * The taking back of one transaction, with its audit trail.
 *
 * A transaction is reversed at most once, fully or partly.
 */
final readonly class Reversal implements Model, EventData
{
    use Hydration;

    /**
     * Id of the reversal.
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
     * When the reversal was asked for.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The transaction that is reversed.
     */
    public string $transactionId;

    /**
     * The transaction that moved the money back; null until there is one.
     */
    public ?string $reversalTransactionId;

    /**
     * The member status.
     */
    public ReversalStatus|string $status;

    /**
     * The member method.
     */
    public ReversalMethod|string $method;

    /**
     * The member reason.
     */
    public ReversalReason|string $reason;

    /**
     * Reason in words.
     */
    public ?string $note;

    /**
     * Amount taken back in minor units of `currency`.
     */
    public int $amountMinorUnits;

    /**
     * The member currency.
     */
    public string $currency;

    /**
     * Whether less than the whole transaction is reversed.
     */
    public bool $partial;

    /**
     * The member fee.
     */
    public Money $fee;

    /**
     * The member requested by.
     */
    public Actor $requestedBy;

    /**
     * Why the reversal failed; null unless it did.
     */
    public ?FailureDetail $failure;

    /**
     * The hash-chained audit entries of the reversal, oldest first.
     *
     * @var list<AuditEntry>
     */
    public array $auditTrail;

    /**
     * When the money was back.
     */
    public ?\DateTimeImmutable $completedAt;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * The reversed transaction; only with `expand=transaction`.
     */
    public ?Transaction $transaction;

    /**
     * @param string $id Id of the reversal.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When the reversal was asked for.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string $transactionId The transaction that is reversed.
     * @param string|null $reversalTransactionId The transaction that moved the money back; null until there
     *     is one.
     * @param string|null $note Reason in words.
     * @param int $amountMinorUnits Amount taken back in minor units of `currency`.
     * @param bool $partial Whether less than the whole transaction is reversed.
     * @param FailureDetail|null $failure Why the reversal failed; null unless it did.
     * @param list<AuditEntry> $auditTrail The hash-chained audit entries of the reversal, oldest first.
     * @param \DateTimeInterface|string|null $completedAt When the money was back.
     * @param array<string, string> $metadata
     * @param Transaction|Omit $transaction The reversed transaction; only with `expand=transaction`.
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        string $transactionId,
        ?string $reversalTransactionId,
        ReversalStatus|string $status,
        ReversalMethod|string $method,
        ReversalReason|string $reason,
        ?string $note,
        int|float $amountMinorUnits,
        string $currency,
        bool $partial,
        Money $fee,
        Actor $requestedBy,
        ?FailureDetail $failure,
        array $auditTrail,
        \DateTimeInterface|string|null $completedAt,
        array $metadata,
        Transaction|Omit $transaction = Omit::Value,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'transactionId' => $transactionId,
            'reversalTransactionId' => $reversalTransactionId,
            'status' => $status,
            'method' => $method,
            'reason' => $reason,
            'note' => $note,
            'amountMinorUnits' => $amountMinorUnits,
            'currency' => $currency,
            'partial' => $partial,
            'fee' => $fee,
            'requestedBy' => $requestedBy,
            'failure' => $failure,
            'auditTrail' => $auditTrail,
            'completedAt' => $completedAt,
            'metadata' => $metadata,
            'transaction' => $transaction,
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
            new FieldSpec('object', 'object', new Codec\ConstCodec('reversal'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('transactionId', 'transactionId', new Codec\TextCodec(), true),
            new FieldSpec(
                'reversalTransactionId',
                'reversalTransactionId',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
            new FieldSpec('status', 'status', new Codec\EnumCodec(ReversalStatus::class), true),
            new FieldSpec('method', 'method', new Codec\EnumCodec(ReversalMethod::class), true),
            new FieldSpec('reason', 'reason', new Codec\EnumCodec(ReversalReason::class), true),
            new FieldSpec('note', 'note', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec(), true),
            new FieldSpec('currency', 'currency', new Codec\TextCodec(), true),
            new FieldSpec('partial', 'partial', new Codec\BoolCodec(), true),
            new FieldSpec('fee', 'fee', new Codec\ModelCodec(Money::class), true),
            new FieldSpec('requestedBy', 'requestedBy', new Codec\ModelCodec(Actor::class), true),
            new FieldSpec(
                'failure',
                'failure',
                new Codec\NullableCodec(new Codec\ModelCodec(FailureDetail::class)),
                true,
            ),
            new FieldSpec(
                'auditTrail',
                'auditTrail',
                new Codec\ListCodec(new Codec\ModelCodec(AuditEntry::class)),
                true,
            ),
            new FieldSpec(
                'completedAt',
                'completedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
            new FieldSpec('transaction', 'transaction', new Codec\ModelCodec(Transaction::class)),
        );
    }
}
