<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;
use Njia\Internal\UnknownVariant;

/**
 * @internal by a discriminator
 */
final class TagUnion extends UnionCodec
{
    /**
     * @param array<array-key, Codec> $tags variants by value of the discriminator
     */
    public function __construct(
        private readonly string $property,
        private readonly array $tags,
        string $unknown,
        private readonly ?Codec $fallback = null,
    ) {
        parent::__construct([...array_values($tags), ...($fallback === null ? [] : [$fallback])], $unknown);
    }

    protected function choose(mixed $value): ?Codec
    {
        $tag = $value instanceof \stdClass ? ($value->{$this->property} ?? null) : null;
        $key = is_bool($tag) ? ($tag ? 'true' : 'false') : $tag;
        return (is_string($key) || is_int($key) ? $this->tags[$key] ?? null : null)
            ?? ($value instanceof \stdClass ? $this->fallback : null);
    }

    protected function unknown(mixed $value, string $path): UnknownVariant
    {
        if (!$value instanceof \stdClass) {
            throw Mismatch::expected('an object', $value, $path);
        }
        $tag = $value->{$this->property} ?? null;
        return $this->make(is_string($tag) ? $tag : null, $value);
    }
}
