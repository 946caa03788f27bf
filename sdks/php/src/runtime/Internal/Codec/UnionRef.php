<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\UnknownVariant;

/**
 * @internal a union, by the class of its unknown variant, which holds the codec; unions may be recursive
 */
final class UnionRef implements Codec
{
    /**
     * @param class-string<UnknownVariant> $class
     */
    public function __construct(private readonly string $class)
    {
    }

    public function decode(mixed $value, string $path, bool $lenient): mixed
    {
        return $this->class::codec()->decode($value, $path, $lenient);
    }

    public function encode(mixed $value, string $path): mixed
    {
        return $this->class::codec()->encode($value, $path);
    }
}
