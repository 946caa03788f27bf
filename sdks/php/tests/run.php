<?php

// php tests/run.php [name]: runs all tests, or those whose class holds the name.

declare(strict_types=1);

namespace Njia\Tests;

foreach (['curl', 'json', 'pcntl', 'posix', 'sockets'] as $extension) {
    if (!extension_loaded($extension)) {
        fwrite(STDERR, "The PHP extension {$extension} is missing.\n");
        exit(1);
    }
}
require __DIR__ . '/bootstrap.php';

$failed = 0;
$passed = 0;
foreach (glob(__DIR__ . '/*Test.php') ?: [] as $file) {
    $name = basename($file, '.php');
    if (!str_contains($name, $argv[1] ?? '')) {
        continue;
    }
    require $file;
    $class = __NAMESPACE__ . '\\' . $name;
    foreach (preg_grep('/^test/', get_class_methods($class)) ?: [] as $method) {
        try {
            (new $class())->{$method}();
            ++$passed;
        } catch (\Throwable $error) {
            ++$failed;
            echo "FAIL {$name}::{$method}: {$error->getMessage()}\n     {$error->getFile()}:{$error->getLine()}\n";
        }
    }
}
echo "{$passed} tests passed with " . Assert::$count . " assertions, {$failed} failed\n";
exit($failed === 0 && $passed > 0 ? 0 : 1);
