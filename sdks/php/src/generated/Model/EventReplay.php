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
 * What a replay delivers.
 */
final readonly class EventReplay implements Model
{
    use Hydration;

    /**
     * The kind of this object.
     */
    public string $object;

    /**
     * The endpoint.
     */
    public string $endpointId;

    /**
     * True if nothing is delivered.
     */
    public bool $dryRun;

    /**
     * Number of matching events.
     */
    public int $count;

    /**
     * From this time on.
     */
    public \DateTimeImmutable $since;

    /**
     * Up to this time.
     */
    public \DateTimeImmutable $until;

    /**
     * Selected types.
     *
     * @var list<string>
     */
    public array $types;

    /**
     * Whether delivered events are left out.
     */
    public bool $onlyUndelivered;

    /**
     * @param string $endpointId The endpoint.
     * @param bool $dryRun True if nothing is delivered.
     * @param int $count Number of matching events.
     * @param \DateTimeInterface|string $since From this time on.
     * @param \DateTimeInterface|string $until Up to this time.
     * @param list<string> $types Selected types.
     * @param bool $onlyUndelivered Whether delivered events are left out.
     */
    public function __construct(
        string $endpointId,
        bool $dryRun,
        int|float $count,
        \DateTimeInterface|string $since,
        \DateTimeInterface|string $until,
        array $types,
        bool $onlyUndelivered,
    ) {
        $this->build([
            'endpointId' => $endpointId,
            'dryRun' => $dryRun,
            'count' => $count,
            'since' => $since,
            'until' => $until,
            'types' => $types,
            'onlyUndelivered' => $onlyUndelivered,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('event_replay'), true),
            new FieldSpec('endpointId', 'endpointId', new Codec\TextCodec(), true),
            new FieldSpec('dryRun', 'dryRun', new Codec\BoolCodec(), true),
            new FieldSpec('count', 'count', new Codec\IntCodec(), true),
            new FieldSpec('since', 'since', new Codec\DateTimeCodec(), true),
            new FieldSpec('until', 'until', new Codec\DateTimeCodec(), true),
            new FieldSpec('types', 'types', new Codec\ListCodec(new Codec\TextCodec()), true),
            new FieldSpec('onlyUndelivered', 'onlyUndelivered', new Codec\BoolCodec(), true),
        );
    }
}
