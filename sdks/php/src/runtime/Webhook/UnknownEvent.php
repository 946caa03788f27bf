<?php

declare(strict_types=1);

namespace Njia\Webhook;

/**
 * An event whose type is newer than this version: `type` is its name, `raw` the whole JSON.
 */
final readonly class UnknownEvent implements \JsonSerializable
{
    public function __construct(public ?string $type, public mixed $raw)
    {
    }

    public function jsonSerialize(): mixed
    {
        return $this->raw;
    }
}
