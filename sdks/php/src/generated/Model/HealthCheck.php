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
 * State of one part of the service.
 */
final readonly class HealthCheck implements Model
{
    use Hydration;

    /**
     * Name of the part.
     */
    public string $name;

    /**
     * The member status.
     */
    public HealthStatus|string $status;

    /**
     * Time that the check took in milliseconds.
     */
    public ?int $latencyMs;

    /**
     * What is wrong; null when nothing is.
     */
    public ?string $detail;

    /**
     * @param string $name Name of the part.
     * @param int|null $latencyMs Time that the check took in milliseconds.
     * @param string|null $detail What is wrong; null when nothing is.
     */
    public function __construct(
        string $name,
        HealthStatus|string $status,
        int|float|null $latencyMs,
        ?string $detail,
    ) {
        $this->build([
            'name' => $name,
            'status' => $status,
            'latencyMs' => $latencyMs,
            'detail' => $detail,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('status', 'status', new Codec\EnumCodec(HealthStatus::class), true),
            new FieldSpec('latencyMs', 'latencyMs', new Codec\NullableCodec(new Codec\IntCodec()), true),
            new FieldSpec('detail', 'detail', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
