<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

use Njia\Internal\Codec;
use Njia\Internal\Codec\FieldSpec;
use Njia\Internal\Codec\Shape;
use Njia\Internal\Hydration;
use Njia\Model;
use Njia\Omit;

/**
 * One faulty value of a request.
 *
 * Values in the body are named by `pointer`, all others by `in` and `name`.
 */
final readonly class FieldError implements Model
{
    use Hydration;

    /**
     * The member in.
     */
    public FieldErrorLocation|string|null $in;

    /**
     * Where the value stands in the body: a JSON pointer (RFC 6901).
     */
    public ?string $pointer;

    /**
     * Name of the faulty parameter or header.
     */
    public ?string $name;

    /**
     * Stable code of the broken rule.
     */
    public string $code;

    /**
     * The broken rule in words.
     */
    public string $message;

    /**
     * @param string $code Stable code of the broken rule.
     * @param string $message The broken rule in words.
     * @param string|Omit $pointer Where the value stands in the body: a JSON pointer (RFC 6901).
     * @param string|Omit $name Name of the faulty parameter or header.
     */
    public function __construct(
        string $code,
        string $message,
        FieldErrorLocation|string|Omit $in = Omit::Value,
        string|Omit $pointer = Omit::Value,
        string|Omit $name = Omit::Value,
    ) {
        $this->build([
            'code' => $code,
            'message' => $message,
            'in' => $in,
            'pointer' => $pointer,
            'name' => $name,
        ]);
    }

    /**
     * @internal
     */
    public static function shape(): Shape
    {
        static $shape = null;
        return $shape ??= new Shape(
            new FieldSpec('in', 'in', new Codec\EnumCodec(FieldErrorLocation::class)),
            new FieldSpec('pointer', 'pointer', new Codec\TextCodec()),
            new FieldSpec('name', 'name', new Codec\TextCodec()),
            new FieldSpec('code', 'code', new Codec\TextCodec(), true),
            new FieldSpec('message', 'message', new Codec\TextCodec(), true),
        );
    }
}
