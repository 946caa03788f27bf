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
 * A range of merchant category codes, both ends included.
 */
final readonly class MerchantCategoryRange implements Model
{
    use Hydration;

    /**
     * First code.
     */
    public string $from;

    /**
     * Last code.
     */
    public string $to;

    /**
     * @param string $from First code.
     * @param string $to Last code.
     */
    public function __construct(
        string $from,
        string $to,
    ) {
        $this->build([
            'from' => $from,
            'to' => $to,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('from', 'from', new Codec\TextCodec(), true),
            new FieldSpec('to', 'to', new Codec\TextCodec(), true),
        );
    }
}
