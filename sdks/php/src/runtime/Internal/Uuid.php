<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal
 */
final class Uuid
{
    /**
     * A random UUID, version 4 (RFC 9562, section 5.4).
     */
    public static function v4(): string
    {
        $octets = random_bytes(16);
        $octets[6] = chr((ord($octets[6]) & 0x0f) | 0x40);
        $octets[8] = chr((ord($octets[8]) & 0x3f) | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($octets), 4));
    }
}
