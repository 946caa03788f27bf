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
 * Who caused a change.
 */
final readonly class Actor implements Model
{
    use Hydration;

    /**
     * The member type.
     */
    public ActorType|string $type;

    /**
     * Id of the key record, user, provider or widget; null for the system.
     */
    public ?string $id;

    /**
     * Name to show to people.
     */
    public ?string $display;

    /**
     * @param string|null $id Id of the key record, user, provider or widget; null for the system.
     * @param string|null $display Name to show to people.
     */
    public function __construct(
        ActorType|string $type,
        ?string $id,
        ?string $display,
    ) {
        $this->build([
            'type' => $type,
            'id' => $id,
            'display' => $display,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\EnumCodec(ActorType::class), true),
            new FieldSpec('id', 'id', new Codec\NullableCodec(new Codec\TextCodec()), true),
            new FieldSpec('display', 'display', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
