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
 * Order to take a completed transaction back.
 *
 * Without an amount the whole transaction is reversed.
 */
final readonly class ReversalRequest implements Model
{
    use Hydration;

    /**
     * The member reason.
     */
    public ReversalReason|string $reason;

    /**
     * Reason in words; required when `reason` is `other`.
     */
    public ?string $note;

    /**
     * Amount to take back, in minor units of the transaction's currency; at most its amount.
     *
     * Without it, the whole amount.
     */
    public ?int $amountMinorUnits;

    /**
     * The member metadata.
     *
     * @var array<string, string>|null
     */
    public ?array $metadata;

    /**
     * @param string|Omit $note Reason in words; required when `reason` is `other`.
     * @param int|Omit $amountMinorUnits Amount to take back, in minor units of the transaction's currency;
     *     at most its amount.
     * @param array<string, string>|Omit $metadata
     */
    public function __construct(
        ReversalReason|string $reason,
        string|Omit $note = Omit::Value,
        int|float|Omit $amountMinorUnits = Omit::Value,
        array|Omit $metadata = Omit::Value,
    ) {
        $this->build([
            'reason' => $reason,
            'note' => $note,
            'amountMinorUnits' => $amountMinorUnits,
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
            new FieldSpec('reason', 'reason', new Codec\EnumCodec(ReversalReason::class), true),
            new FieldSpec('note', 'note', new Codec\TextCodec()),
            new FieldSpec('amountMinorUnits', 'amountMinorUnits', new Codec\IntCodec()),
            new FieldSpec('metadata', 'metadata', new Codec\MapCodec(new Codec\TextCodec())),
        );
    }
}
