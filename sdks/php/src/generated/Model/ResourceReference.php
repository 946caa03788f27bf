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
 * Names one resource by type and id.
 */
final readonly class ResourceReference implements Model
{
    use Hydration;

    /**
     * Value of the `object` field of the resource.
     */
    public string $type;

    /**
     * Id of the resource.
     */
    public string $id;

    /**
     * @param string $type Value of the `object` field of the resource.
     * @param string $id Id of the resource.
     */
    public function __construct(
        string $type,
        string $id,
    ) {
        $this->build([
            'type' => $type,
            'id' => $id,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('type', 'type', new Codec\TextCodec(), true),
            new FieldSpec('id', 'id', new Codec\TextCodec(), true),
        );
    }
}
