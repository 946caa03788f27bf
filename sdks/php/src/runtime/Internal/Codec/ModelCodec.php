<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Model;

/**
 * @internal a model, by its class; the caller may also give its JSON form as an array by wire name
 */
final class ModelCodec implements Codec
{
    /**
     * @param class-string<Model> $class
     */
    public function __construct(public readonly string $class)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): Model
    {
        return $this->class::fromWire($value, $path, $lenient);
    }

    public function encode(mixed $value, string $path): \stdClass
    {
        if ($value instanceof $this->class) {
            return $value->toWire();
        }
        throw Mismatch::expected("a {$this->class}", $value, $path);
    }
}
