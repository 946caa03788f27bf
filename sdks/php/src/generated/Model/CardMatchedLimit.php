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
 * A limit that an authorization counted against.
 */
final readonly class CardMatchedLimit implements Model
{
    use Hydration;

    /**
     * The limit.
     */
    public string $limitId;

    /**
     * What was left before; null without an amount.
     */
    public ?Money $before;

    /**
     * What is left after; null without an amount.
     */
    public ?Money $after;

    /**
     * @param string $limitId The limit.
     * @param Money|null $before What was left before; null without an amount.
     * @param Money|null $after What is left after; null without an amount.
     */
    public function __construct(
        string $limitId,
        ?Money $before,
        ?Money $after,
    ) {
        $this->build([
            'limitId' => $limitId,
            'before' => $before,
            'after' => $after,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('limitId', 'limitId', new Codec\TextCodec(), true),
            new FieldSpec('before', 'before', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
            new FieldSpec('after', 'after', new Codec\NullableCodec(new Codec\ModelCodec(Money::class)), true),
        );
    }
}
