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
 * How much data the score rests on.
 */
final readonly class CreditDataCoverage implements Model
{
    use Hydration;

    /**
     * Days between the first and the last transaction.
     */
    public int $days;

    /**
     * Completed transactions.
     */
    public int $transactionCount;

    /**
     * Sources that were used.
     *
     * @var list<CreditDataSource|string>
     */
    public array $sources;

    /**
     * The member confidence.
     */
    public ConfidenceLevel|string $confidence;

    /**
     * @param int $days Days between the first and the last transaction.
     * @param int $transactionCount Completed transactions.
     * @param list<CreditDataSource|string> $sources Sources that were used.
     */
    public function __construct(
        int|float $days,
        int|float $transactionCount,
        array $sources,
        ConfidenceLevel|string $confidence,
    ) {
        $this->build([
            'days' => $days,
            'transactionCount' => $transactionCount,
            'sources' => $sources,
            'confidence' => $confidence,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('days', 'days', new Codec\IntCodec(), true),
            new FieldSpec('transactionCount', 'transactionCount', new Codec\IntCodec(), true),
            new FieldSpec(
                'sources',
                'sources',
                new Codec\ListCodec(new Codec\EnumCodec(CreditDataSource::class)),
                true,
            ),
            new FieldSpec('confidence', 'confidence', new Codec\EnumCodec(ConfidenceLevel::class), true),
        );
    }
}
