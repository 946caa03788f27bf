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
 * Which events to deliver again.
 */
final readonly class EventReplayRequest implements Model
{
    use Hydration;

    /**
     * From this time on; at most 90 days ago.
     */
    public \DateTimeImmutable $since;

    /**
     * Up to this time; now if absent.
     */
    public ?\DateTimeImmutable $until;

    /**
     * Only these; what the endpoint subscribes to if absent.
     *
     * @var list<string>|null
     */
    public ?array $types;

    /**
     * Only events that this endpoint never answered with 2xx.
     */
    public ?bool $onlyUndelivered;

    /**
     * Only count; deliver nothing.
     */
    public ?bool $dryRun;

    /**
     * @param \DateTimeInterface|string $since From this time on; at most 90 days ago.
     * @param \DateTimeInterface|string|Omit $until Up to this time; now if absent.
     * @param list<string>|Omit $types Only these; what the endpoint subscribes to if absent.
     * @param bool|Omit $onlyUndelivered Only events that this endpoint never answered with 2xx.
     * @param bool|Omit $dryRun Only count; deliver nothing.
     */
    public function __construct(
        \DateTimeInterface|string $since,
        \DateTimeInterface|string|Omit $until = Omit::Value,
        array|Omit $types = Omit::Value,
        bool|Omit $onlyUndelivered = Omit::Value,
        bool|Omit $dryRun = Omit::Value,
    ) {
        $this->build([
            'since' => $since,
            'until' => $until,
            'types' => $types,
            'onlyUndelivered' => $onlyUndelivered,
            'dryRun' => $dryRun,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('since', 'since', new Codec\DateTimeCodec(), true),
            new FieldSpec('until', 'until', new Codec\DateTimeCodec()),
            new FieldSpec('types', 'types', new Codec\ListCodec(new Codec\TextCodec())),
            new FieldSpec('onlyUndelivered', 'onlyUndelivered', new Codec\BoolCodec()),
            new FieldSpec('dryRun', 'dryRun', new Codec\BoolCodec()),
        );
    }
}
