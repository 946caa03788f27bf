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
 * How the rail is chosen when `rail` is `auto`, and whether another rail may stand in after a failure.
 */
final readonly class RoutingPreference implements Model
{
    use Hydration;

    /**
     * What the choice favours.
     */
    public RoutingStrategy|string|null $strategy;

    /**
     * Only these rails may be chosen.
     *
     * @var list<string>|null
     */
    public ?array $allowRails;

    /**
     * These rails may not be chosen.
     *
     * @var list<string>|null
     */
    public ?array $excludeRails;

    /**
     * Highest fee to accept, in the currency of the fee; null for no limit.
     *
     * When every rail costs more, the answer is 422 `max_fee_exceeded`.
     */
    public ?Money $maxFee;

    /**
     * Whether the next ranked rail is tried after a rail answered that nothing was executed.
     */
    public ?bool $failover;

    /**
     * How many different rails may be tried.
     */
    public ?int $maxRails;

    /**
     * @param RoutingStrategy|string|Omit $strategy What the choice favours.
     * @param list<string>|Omit $allowRails Only these rails may be chosen.
     * @param list<string>|Omit $excludeRails These rails may not be chosen.
     * @param Money|Omit|null $maxFee Highest fee to accept, in the currency of the fee; null for no limit.
     * @param bool|Omit $failover Whether the next ranked rail is tried after a rail answered that nothing
     *     was executed.
     * @param int|Omit $maxRails How many different rails may be tried.
     */
    public function __construct(
        RoutingStrategy|string|Omit $strategy = Omit::Value,
        array|Omit $allowRails = Omit::Value,
        array|Omit $excludeRails = Omit::Value,
        Money|Omit|null $maxFee = Omit::Value,
        bool|Omit $failover = Omit::Value,
        int|float|Omit $maxRails = Omit::Value,
    ) {
        $this->build([
            'strategy' => $strategy,
            'allowRails' => $allowRails,
            'excludeRails' => $excludeRails,
            'maxFee' => $maxFee,
            'failover' => $failover,
            'maxRails' => $maxRails,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('strategy', 'strategy', new Codec\EnumCodec(RoutingStrategy::class)),
            new FieldSpec('allowRails', 'allowRails', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('excludeRails', 'excludeRails', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('maxFee', 'maxFee', new Codec\NullableCodec(new Codec\ModelCodec(Money::class))),
            new FieldSpec('failover', 'failover', new Codec\BoolCodec()),
            new FieldSpec('maxRails', 'maxRails', new Codec\IntCodec()),
        );
    }
}
