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
 * How the rail does now.
 */
final readonly class RailHealth implements Model
{
    use Hydration;

    /**
     * The member status.
     */
    public RailHealthStatus|string $status;

    /**
     * Share of attempts of the last hour that succeeded; null without attempts.
     */
    public ?float $successRate1h;

    /**
     * Since when it is in this state.
     */
    public \DateTimeImmutable $since;

    /**
     * @param float|null $successRate1h Share of attempts of the last hour that succeeded; null without
     *     attempts.
     * @param \DateTimeInterface|string $since Since when it is in this state.
     */
    public function __construct(
        RailHealthStatus|string $status,
        ?float $successRate1h,
        \DateTimeInterface|string $since,
    ) {
        $this->build([
            'status' => $status,
            'successRate1h' => $successRate1h,
            'since' => $since,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('status', 'status', new Codec\EnumCodec(RailHealthStatus::class), true),
            new FieldSpec(
                'successRate1h',
                'successRate1h',
                new Codec\NullableCodec(new Codec\FloatCodec()),
                true,
            ),
            new FieldSpec('since', 'since', new Codec\DateTimeCodec(), true),
        );
    }
}
