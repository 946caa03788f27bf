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
        $items = [];
        foreach (get_object_vars($value) as $key => $item) {
            $items[$key] = $this->item->decode($item, "{$path}.{$key}", $lenient);
        }
        return $items;
    }

    public function encode(mixed $value, string $path): \stdClass
    {
        $members = $value instanceof \stdClass ? get_object_vars($value) : $value;
        if (!is_array($members)) {
            throw Mismatch::expected('an array by key', $value, $path);
        }
        $object = new \stdClass();
        foreach ($members as $key => $item) {
            $object->{(string) $key} = $this->item->encode($item, "{$path}.{$key}");
        }
        return $object;
    }
}
