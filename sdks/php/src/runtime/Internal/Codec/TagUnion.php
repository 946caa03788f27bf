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
     * @param class-string<UnknownVariant> $unknown
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
        if (!$value instanceof \stdClass) {
            return null;
        }
        $tag = $this->tag($value);
        return ($tag === null ? null : $this->tags[$tag] ?? null) ?? $this->fallback;
    }

    protected function unknown(mixed $value, string $path): UnknownVariant
    {
        if (!$value instanceof \stdClass) {
            throw Mismatch::expected('an object', $value, $path);
        }
        $tag = $this->tag($value);
        return $this->make(is_string($tag) ? $tag : null, $value);
    }

    private function tag(\stdClass $value): string|int|null
    {
        return self::key(get_object_vars($value)[$this->property] ?? null);
    }

    private static function key(mixed $tag): string|int|null
    {
        return match (true) {
            is_bool($tag) => $tag ? 'true' : 'false',
            is_string($tag), is_int($tag) => $tag,
            default => null,
        };
    }
}
