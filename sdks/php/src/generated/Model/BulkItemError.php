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
 * Why an item was rejected.
 */
final readonly class BulkItemError implements Model
{
    use Hydration;

    /**
     * Stable code from the error catalogue.
     */
    public string $code;

    /**
     * The reason in words.
     */
    public string $message;

    /**
     * JSON pointer (RFC 6901) into the item; null when no single value is to blame.
     */
    public ?string $pointer;

    /**
     * @param string $code Stable code from the error catalogue.
     * @param string $message The reason in words.
     * @param string|null $pointer JSON pointer (RFC 6901) into the item; null when no single value is to
     *     blame.
     */
    public function __construct(
        string $code,
        string $message,
        ?string $pointer,
    ) {
        $this->build([
            'code' => $code,
            'message' => $message,
            'pointer' => $pointer,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('code', 'code', new Codec\TextCodec(), true),
            new FieldSpec('message', 'message', new Codec\TextCodec(), true),
            new FieldSpec('pointer', 'pointer', new Codec\NullableCodec(new Codec\TextCodec()), true),
        );
    }
}
