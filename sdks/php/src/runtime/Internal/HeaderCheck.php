<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Exception\ArgumentException;

/**
 * @internal refuses headers that would break a request apart
 */
final class HeaderCheck
{
    /**
     * @throws ArgumentException naming only the field
     */
    public static function assert(string $name, #[\SensitiveParameter] string $value): void
    {
        if (preg_match('/\A[!#$%&\'*+.^_`|~0-9A-Za-z-]+\z/', $name) !== 1) {
            throw new ArgumentException('"' . addcslashes($name, "\0..\37\"") . '" is not a header name.');
        }
        if (!self::canTravel($value)) {
            throw new ArgumentException("The value of header \"{$name}\" holds a line break or control character.");
        }
    }

    public static function canTravel(#[\SensitiveParameter] string $value): bool
    {
        return preg_match('/[\x00-\x08\x0a-\x1f\x7f]/', $value) !== 1;
    }
}
