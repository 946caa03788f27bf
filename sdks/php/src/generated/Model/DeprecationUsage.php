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
 * Your use of deprecated things in the last 30 days.
 */
final readonly class DeprecationUsage implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * True for live data, false for test data.
     */
    public bool $livemode;

    /**
     * Start of the period.
     */
    public \DateTimeImmutable $from;

    /**
     * End of the period.
     */
    public \DateTimeImmutable $until;

    /**
     * One item per deprecated thing that was used, most used first.
     *
     * @var list<DeprecationUsageItem>
     */
    public array $usage;

    /**
     * @param bool $livemode True for live data, false for test data.
     * @param \DateTimeInterface|string $from Start of the period.
     * @param \DateTimeInterface|string $until End of the period.
     * @param list<DeprecationUsageItem> $usage One item per deprecated thing that was used, most used
     *     first.
     */
    public function __construct(
        bool $livemode,
        \DateTimeInterface|string $from,
        \DateTimeInterface|string $until,
        array $usage,
    ) {
        $this->build([
            'livemode' => $livemode,
            'from' => $from,
            'until' => $until,
            'usage' => $usage,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('deprecation_usage'), true),
            new FieldSpec('livemode', 'livemode', new Codec\BoolCodec(), true),
            new FieldSpec('from', 'from', new Codec\DateTimeCodec(), true),
            new FieldSpec('until', 'until', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'usage',
                'usage',
                new Codec\ListCodec(new Codec\ModelCodec(DeprecationUsageItem::class)),
                true,
            ),
        );
    }
}
