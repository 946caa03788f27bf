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
 * A member that a problem of this kind carries besides the common ones.
 */
final readonly class ErrorMember implements Model
{
    use Hydration;

    /**
     * Name of the member.
     */
    public string $name;

    /**
     * What it holds.
     */
    public string $description;

    /**
     * @param string $name Name of the member.
     * @param string $description What it holds.
     */
    public function __construct(
        string $name,
        string $description,
    ) {
        $this->build([
            'name' => $name,
            'description' => $description,
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
            new FieldSpec('description', 'description', new Codec\TextCodec(), true),
        );
    }
}
