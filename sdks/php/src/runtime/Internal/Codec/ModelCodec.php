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
    private ?\Closure $read = null;

    /**
     * @param class-string<Model> $class
     */
    public function __construct(public readonly string $class)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): Model
    {
        $this->read ??= (new \ReflectionMethod($this->class, 'fromWire'))->getClosure();
        return self::model(($this->read)($value, $path, $lenient));
    }

    private static function model(mixed $made): Model
    {
        return $made instanceof Model ? $made : throw new \LogicException('A class of models makes no models.');
    }

    public function encode(mixed $value, string $path): \stdClass
    {
        if ($value instanceof $this->class) {
            return $value->toWire();
        }
        throw Mismatch::expected("a {$this->class}", $value, $path);
    }
}
