<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia;

use Njia\Testing\FixtureBook;

/**
 * The documented answers, for tests without a network.
 */
final class Fixtures
{
    public static function book(): FixtureBook
    {
        static $book = null;
        return $book ??= new FixtureBook(__DIR__ . '/fixtures.json', __NAMESPACE__ . '\\Model\\');
    }
}
