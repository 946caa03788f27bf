<?php

// A minimal runner: every `test*` method of a class in tests/*Test.php is one test. No packages are needed.

declare(strict_types=1);

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $text, string $file, int $line): never {
    throw new ErrorException($text, 0, $level, $file, $line);
});
require __DIR__ . '/../autoload.php';
require __DIR__ . '/Assert.php';
require __DIR__ . '/FaultServer.php';
