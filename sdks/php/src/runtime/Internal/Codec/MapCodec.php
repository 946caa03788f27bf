<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal objects with free keys: arrays by key for the caller
 */
final class MapCodec implements Codec
{
    public function __construct(private readonly Codec $item)
    {
    }

    /**
     * @return array<array-key, mixed>
     */
    public function decode(mixed $value, string $path, bool $lenient): array
    {
        if (!$value instanceof \stdClass) {
            throw Mismatch::expected('an object', $value, $path);
        }
        $members = get_object_vars($value);
        $items = [];
        foreach (array_keys($members) as $key) {
            $items[$key] = $this->item->decode($members[$key], "{$path}.{$key}", $lenient);
        }
        return $items;
    }

    public function encode(mixed $value, string $path): \stdClass
    {
        $members = match (true) {
            is_array($value) => $value,
            $value instanceof \stdClass => get_object_vars($value),
            default => throw Mismatch::expected('an array by key', $value, $path),
        };
        $items = [];
        foreach (array_keys($members) as $key) {
            $items[$key] = $this->item->encode($members[$key], "{$path}.{$key}");
        }
        return (object) $items;
    }
}
