<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Internal\Codec\UnionCodec;
use Njia\ResponseMeta;

/**
 * A value of a union newer than this version: `type` is its discriminator, null if it has none. Its JSON is kept.
 */
abstract readonly class UnknownVariant implements \JsonSerializable
{
    final public function __construct(public ?string $type, private mixed $wire)
    {
    }

    /** @internal */
    abstract public static function codec(): UnionCodec;

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

    public function meta(): ?ResponseMeta
    {
        return MetaStore::get($this);
    }

    /**
     * @return array<string, mixed>
     */
    public function __debugInfo(): array
    {
        return ['type' => $this->type];
    }
}
