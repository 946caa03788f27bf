<?php

declare(strict_types=1);

namespace Njia\Tests;

/**
 * What must hold; throws with both values otherwise.
 */
final class Assert
{
    public static int $count = 0;

    public static function same(mixed $expected, mixed $found, string $what = ''): void
    {
        ++self::$count;
        if ($expected !== $found) {
            $texts = array_map(static fn (mixed $value): string => var_export($value, true), [$expected, $found]);
            throw new \RuntimeException("{$what}: expected {$texts[0]}, found {$texts[1]}");
        }
    }

    public static function true(bool $found, string $what): void
    {
        self::same(true, $found, $what);
    }

    public static function lacks(string $secret, string $text, string $what): void
    {
        foreach ([$secret, base64_encode($secret), rawurlencode($secret)] as $form) {
            self::true(!str_contains($text, $form), "{$what} shows the secret");
        }
    }

    /**
     * @template T of \Throwable
     * @param class-string<T> $class
     * @return T
     */
    public static function throws(string $class, \Closure $action): \Throwable
    {
        ++self::$count;
        try {
            $action();
        } catch (\Throwable $error) {
            if ($error instanceof $class) {
                return $error;
            }
            throw $error;
        }
        throw new \RuntimeException("{$class} was expected, nothing was thrown");
    }
}
