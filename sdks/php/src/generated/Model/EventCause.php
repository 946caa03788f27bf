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
 * The API request that caused an event.
 */
final readonly class EventCause implements Model
{
    use Hydration;

    /**
     * Id of the request.
     */
    public ?string $id;

    /**
     * Idempotency key of the request, if it had one.
     */
    public ?string $idempotencyKey;

    /**
     * @param string|null $id Id of the request.
     * @param string|null $idempotencyKey Idempotency key of the request, if it had one.
     */
    public function __construct(
        ?string $id,
        ?string $idempotencyKey,
    ) {
        $this->build([
            'id' => $id,
            'idempotencyKey' => $idempotencyKey,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('id', 'id', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec(
                'idempotencyKey',
                'idempotencyKey',
                new Codec\NullableCodec(new Codec\TextCodec()),
                true,
            ),
        );
    }
}
