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
 * The cost history of a corridor over the 24 hours before `asOf`, as the routing uses it.
 */
final readonly class CorridorCost implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The member corridor id.
     */
    public string $corridorId;

    /**
     * End of the window, included.
     */
    public \DateTimeImmutable $asOf;

    /**
     * Length of the window in hours.
     */
    public int $windowHours;

    /**
     * The three reference amounts at which `tariffBps` is given.
     *
     * @var list<Money>
     */
    public array $bands;

    /**
     * One entry per rail of the corridor, in order of their ids.
     *
     * @var list<CorridorRailCost>
     */
    public array $rails;

    /**
     * Figures per hour and rail, oldest first.
     *
     * @var list<CorridorCostPoint>
     */
    public array $series;

    /**
     * @param \DateTimeInterface|string $asOf End of the window, included.
     * @param int $windowHours Length of the window in hours.
     * @param list<Money> $bands The three reference amounts at which `tariffBps` is given.
     * @param list<CorridorRailCost> $rails One entry per rail of the corridor, in order of their ids.
     * @param list<CorridorCostPoint> $series Figures per hour and rail, oldest first.
     */
    public function __construct(
        string $corridorId,
        \DateTimeInterface|string $asOf,
        int|float $windowHours,
        array $bands,
        array $rails,
        array $series,
    ) {
        $this->build([
            'corridorId' => $corridorId,
            'asOf' => $asOf,
            'windowHours' => $windowHours,
            'bands' => $bands,
            'rails' => $rails,
            'series' => $series,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('corridor_cost'), true),
            new FieldSpec('corridorId', 'corridorId', new Codec\TextCodec(), true),
            new FieldSpec('asOf', 'asOf', new Codec\DateTimeCodec(), true),
            new FieldSpec('windowHours', 'windowHours', new Codec\IntCodec(), true),
            new FieldSpec('bands', 'bands', new Codec\ListCodec(new Codec\ModelCodec(Money::class)), true),
            new FieldSpec(
                'rails',
                'rails',
                new Codec\ListCodec(new Codec\ModelCodec(CorridorRailCost::class)),
                true,
            ),
            new FieldSpec(
                'series',
                'series',
                new Codec\ListCodec(new Codec\ModelCodec(CorridorCostPoint::class)),
                true,
            ),
        );
    }
}
