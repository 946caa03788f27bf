<?php

declare(strict_types=1);

namespace Njia;

/**
 * The answer of an operation that returns nothing but its metadata.
 */
final readonly class EmptyResult implements \JsonSerializable
{
    public function meta(): ?ResponseMeta
    {
        return Internal\MetaStore::get($this);
    }

    public function jsonSerialize(): \stdClass
    {
        return new \stdClass();
    }
}
