<?php

declare(strict_types=1);

namespace Njia;

/**
 * An answer without a class of its own: text, octets, a list, a map or JSON of no declared shape.
 *
 * @template T
 */
final readonly class Value implements \JsonSerializable
{
    /**
     * @param T $value
     * @param mixed $wire the JSON it was read from, or the text itself
     */
    public function __construct(public mixed $value, private mixed $wire)
    {
    }

    public function meta(): ?ResponseMeta
    {
        return Internal\MetaStore::get($this);
    }

    /**
     * The JSON as it came.
     */
    public function toWire(): mixed
    {
        return $this->wire;
    }

    public function jsonSerialize(): mixed
    {
        return $this->wire;
    }
}
