<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal the text in a SensitiveParameterValue, where it is about to be sent
 */
final class Secret
{
    public static function text(\SensitiveParameterValue|string|null $value): string
    {
        return self::of($value) ?? '';
    }

    public static function of(\SensitiveParameterValue|string|null $value): ?string
    {
        return $value instanceof \SensitiveParameterValue ? self::plain($value->getValue()) : $value;
    }

    private static function plain(mixed $value): ?string
    {
        return is_string($value) ? $value : null;
    }
}
