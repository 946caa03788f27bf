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
 * Observations to add to one corridor.
 */
final readonly class CorridorHistoryRequest implements Model
{
    use Hydration;

    /**
     * The member corridor id.
     */
    public string $corridorId;

    /**
     * Observations, in any order.
     *
     * @var list<CorridorObservation>
     */
    public array $observations;

    /**
     * @param list<CorridorObservation> $observations Observations, in any order.
     */
    public function __construct(
        string $corridorId,
        array $observations,
    ) {
        $this->build([
            'corridorId' => $corridorId,
            'observations' => $observations,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('corridorId', 'corridorId', new Codec\TextCodec(), true),
            new FieldSpec(
                'observations',
                'observations',
                new Codec\ListCodec(new Codec\ModelCodec(CorridorObservation::class)),
                true,
            ),
        );
    }
}
