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
 * A bulk payment with the state of its items.
 */
final readonly class BulkPayment implements Model, EventData
{
    use Hydration;

    /**
     * Id of the bulk payment.
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
     * When it was made.
     */
    public \DateTimeImmutable $createdAt;

    /**
     * When it last changed.
     */
    public \DateTimeImmutable $updatedAt;

    /**
     * The member status.
     */
    public BulkPaymentStatus|string $status;

    /**
     * The member mode.
     */
    public BulkMode|string $mode;

    /**
     * The caller's reference.
     */
    public ?string $reference;

    /**
     * What it is for.
     */
    public ?string $description;

    /**
     * The member retry policy.
     */
    public RetryPolicy $retryPolicy;

    /**
     * The member counts.
     */
    public BulkCounts $counts;

    /**
     * Sums, one per currency.
     *
     * @var list<BulkTotal>
     */
    public array $totals;

    /**
     * The items, in the answer that creates the bulk payment and with `expand=items`; else null.
     *
     * @var list<BulkItem>|null
     */
    public ?array $items;

    /**
     * Path of the list of items.
     */
    public string $itemsUrl;

    /**
     * When the first item started.
     */
    public ?\DateTimeImmutable $startedAt;

    /**
     * When the last item became final.
     */
    public ?\DateTimeImmutable $completedAt;

    /**
     * The member metadata.
     *
     * @var array<string, string>
     */
    public array $metadata;

    /**
     * @param string $id Id of the bulk payment.
     * @param bool $livemode `true` in live mode, `false` in test mode.
     * @param int $version Grows by 1 with each change of state.
     * @param \DateTimeInterface|string $createdAt When it was made.
     * @param \DateTimeInterface|string $updatedAt When it last changed.
     * @param string|null $reference The caller's reference.
     * @param string|null $description What it is for.
     * @param list<BulkTotal> $totals Sums, one per currency.
     * @param list<BulkItem>|null $items The items, in the answer that creates the bulk payment and with
     *     `expand=items`; else null.
     * @param string $itemsUrl Path of the list of items.
     * @param \DateTimeInterface|string|null $startedAt When the first item started.
     * @param \DateTimeInterface|string|null $completedAt When the last item became final.
     * @param array<string, string> $metadata
     */
    public function __construct(
        string $id,
        bool $livemode,
        int|float $version,
        \DateTimeInterface|string $createdAt,
        \DateTimeInterface|string $updatedAt,
        BulkPaymentStatus|string $status,
        BulkMode|string $mode,
        ?string $reference,
        ?string $description,
        RetryPolicy $retryPolicy,
        BulkCounts $counts,
        array $totals,
        ?array $items,
        string $itemsUrl,
        \DateTimeInterface|string|null $startedAt,
        \DateTimeInterface|string|null $completedAt,
        array $metadata,
    ) {
        $this->build([
            'id' => $id,
            'livemode' => $livemode,
            'version' => $version,
            'createdAt' => $createdAt,
            'updatedAt' => $updatedAt,
            'status' => $status,
            'mode' => $mode,
            'reference' => $reference,
            'description' => $description,
            'retryPolicy' => $retryPolicy,
            'counts' => $counts,
            'totals' => $totals,
            'items' => $items,
            'itemsUrl' => $itemsUrl,
            'startedAt' => $startedAt,
            'completedAt' => $completedAt,
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
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
            new FieldSpec('object', 'object', new Codec\ConstCodec('bulk_payment'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('version', 'version', new Codec\IntCodec(), true),
            new FieldSpec('createdAt', 'createdAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('updatedAt', 'updatedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(BulkPaymentStatus::class), true),
            new FieldSpec('mode', 'mode', new Codec\EnumCodec(BulkMode::class), true),
            new FieldSpec('reference', 'reference', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('description', 'description', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('retryPolicy', 'retryPolicy', new Codec\ModelCodec(RetryPolicy::class), true),
            new FieldSpec('counts', 'counts', new Codec\ModelCodec(BulkCounts::class), true),
            new FieldSpec('totals', 'totals', new Codec\ListCodec(new Codec\ModelCodec(BulkTotal::class)), true),
            new FieldSpec(
                'items',
                'items',
                new Codec\NullableCodec(new Codec\ListCodec(new Codec\ModelCodec(BulkItem::class))),
                true,
            ),
            new FieldSpec('itemsUrl', 'itemsUrl', new Codec\TextCodec(), true),
            new FieldSpec('startedAt', 'startedAt', new Codec\NullableCodec(new Codec\DateTimeCodec()), true),
            new FieldSpec(
                'completedAt',
                'completedAt',
                new Codec\NullableCodec(new Codec\DateTimeCodec()),
                true,
            ),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec()), true),
        );
    }
}
