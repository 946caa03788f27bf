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
 * State of the service.
 */
final readonly class Health implements Model
{
    use Hydration;

    /**
     * Kind of object.
     */
    public string $object;

    /**
     * The member status.
     */
    public HealthStatus|string $status;

    /**
     * Release of the service.
     */
    public string $version;

    /**
     * When it was checked.
     */
    public \DateTimeImmutable $at;

    /**
     * The parts; empty for liveness.
     *
     * @var list<HealthCheck>
     */
    public array $checks;

    /**
     * @param string $version Release of the service.
     * @param \DateTimeInterface|string $at When it was checked.
     * @param list<HealthCheck> $checks The parts; empty for liveness.
     */
    public function __construct(
        HealthStatus|string $status,
        string $version,
        \DateTimeInterface|string $at,
        array $checks,
    ) {
        $this->build([
            'status' => $status,
            'version' => $version,
            'at' => $at,
            'checks' => $checks,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('object', 'object', new Codec\ConstCodec('health'), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(HealthStatus::class), true),
            new FieldSpec('version', 'version', new Codec\TextCodec(), true),
            new FieldSpec('at', 'at', new Codec\DateTimeCodec(), true),
            new FieldSpec(
                'checks',
                'checks',
                new Codec\ListCodec(new Codec\ModelCodec(HealthCheck::class)),
                true,
            ),
        );
    }
}
