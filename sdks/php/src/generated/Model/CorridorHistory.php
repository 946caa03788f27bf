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
 * What was added to a corridor's history.
 */
final readonly class CorridorHistory implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The member corridor id.
     */
    public string $corridorId;

    /**
     * Observations added.
     */
    public int $added;

    /**
     * Rails that gained observations.
     *
     * @var list<string>
     */
    public array $rails;

    /**
     * Oldest observation added.
     */
    public \DateTimeImmutable $oldestObservedAt;

    /**
     * Newest observation added.
     */
    public \DateTimeImmutable $newestObservedAt;

    /**
     * @param int $added Observations added.
     * @param list<string> $rails Rails that gained observations.
     * @param \DateTimeInterface|string $oldestObservedAt Oldest observation added.
     * @param \DateTimeInterface|string $newestObservedAt Newest observation added.
     */
    public function __construct(
        string $corridorId,
        int|float $added,
        array $rails,
        \DateTimeInterface|string $oldestObservedAt,
        \DateTimeInterface|string $newestObservedAt,
    ) {
        $this->build([
            'corridorId' => $corridorId,
            'added' => $added,
            'rails' => $rails,
            'oldestObservedAt' => $oldestObservedAt,
            'newestObservedAt' => $newestObservedAt,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('corridor_history'), true),
            new FieldSpec('corridorId', 'corridorId', new Codec\TextCodec(), true),
            new FieldSpec('added', 'added', new Codec\IntCodec(), true),
            new FieldSpec('rails', 'rails', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('oldestObservedAt', 'oldestObservedAt', new Codec\DateTimeCodec(), true),
            new FieldSpec('newestObservedAt', 'newestObservedAt', new Codec\DateTimeCodec(), true),
        );
    }
}
