<?php

declare(strict_types=1);

namespace Njia\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * Everything that PHP can print of a value, and what must not stand in it.
 */
final class Secrets
{
    public static function assertHidden(string $secret, string $text, string $what): void
    {
        foreach ([$secret, base64_encode($secret), rawurlencode($secret)] as $form) {
            Assert::assertStringNotContainsString($form, $text, "{$what} shows the secret");
        }
    }

    public static function printed(mixed $value): string
    {
        ob_start();
        var_dump($value);
        print_r($value);
        debug_zval_dump($value);
        $text = (string) ob_get_clean();
        return $text . json_encode($value, JSON_PARTIAL_OUTPUT_ON_ERROR) . self::exported($value) . self::serialised($value);
    }

    private static function exported(mixed $value): string
    {
        // Objects that refer to each other in a circle cannot be exported; the warning is no finding.
        $text = (string) @var_export($value, true);
        return $text . (is_object($value) ? print_r(array_map(get_debug_type(...), (array) $value), true) : '');
    }

    private static function serialised(mixed $value): string
    {
        try {
            return serialize($value);
        } catch (\Exception) {
            return '';
        }
    }
}
