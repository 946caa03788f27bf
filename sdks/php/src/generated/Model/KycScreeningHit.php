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
 * An entry that a screening found.
 */
final readonly class KycScreeningHit implements Model
{
    use Hydration;

    /**
     * The list.
     */
    public string $list;

    /**
     * Name in the list.
     */
    public string $name;

    /**
     * How similar the name is.
     */
    public float $similarity;

    /**
     * @param string $list The list.
     * @param string $name Name in the list.
     * @param float $similarity How similar the name is.
     */
    public function __construct(
        string $list,
        string $name,
        float $similarity,
    ) {
        $this->build([
            'list' => $list,
            'name' => $name,
            'similarity' => $similarity,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('list', 'list', new Codec\TextCodec(), true),
            new FieldSpec('name', 'name', new Codec\TextCodec(), true),
            new FieldSpec('similarity', 'similarity', new Codec\FloatCodec(), true),
        );
    }
}
