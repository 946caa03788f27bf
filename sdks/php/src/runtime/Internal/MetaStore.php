<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\ResponseMeta;

/**
 * @internal metadata beside values, so that it takes no part in `==`, `var_dump` or serialisation of them
 */
final class MetaStore
{
    /** @var ?\WeakMap<object, ResponseMeta> */
    private static ?\WeakMap $facts = null;

    public static function put(object $value, ResponseMeta $meta): void
    {
        self::$facts ??= new \WeakMap();
        self::$facts[$value] = $meta;
    }

    public static function get(object $value): ?ResponseMeta
    {
        return self::$facts[$value] ?? null;
    }
}
