<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal a JSON number that PHP cannot hold exactly, kept as it came: 1.0, 1e400, 12345678901234567890
 */
final readonly class RawNumber implements \Stringable, \JsonSerializable
{
    public function __construct(public string $text)
    {
    }

    public function __toString(): string
    {
        return $this->text;
    }

    /** The nearest float: what `json_encode` can print. `Json::encode` prints the text itself. */
    public function jsonSerialize(): float
    {
        return floatval($this->text);
    }
}
