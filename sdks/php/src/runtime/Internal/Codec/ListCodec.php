<?php

declare(strict_types=1);

namespace Njia\Internal\Codec;

use Njia\Internal\Mismatch;

/**
 * @internal
 */
final class ListCodec implements Codec
{
    public function __construct(private readonly Codec $item)
    {
    }

    /**
     * @return list<mixed>
     */
    public function decode(mixed $value, string $path, bool $lenient): array
    {
        if (!is_array($value)) {
            throw Mismatch::expected('a list', $value, $path);
        }
        $items = [];
        foreach (array_keys($value) as $index) {
            $items[] = $this->item->decode($value[$index], "{$path}[{$index}]", $lenient);
        }
        return $items;
    }

    /**
     * @return list<mixed>
     */
    public function encode(mixed $value, string $path): array
    {
        if (!is_array($value) || !array_is_list($value)) {
            throw Mismatch::expected('a list', $value, $path);
        }
        $items = [];
        foreach (array_keys($value) as $index) {
            $items[] = $this->item->encode($value[$index], "{$path}[{$index}]");
        }
        return $items;
    }
}
