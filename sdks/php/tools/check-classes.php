<?php

// Loads every class below <folder>/src and builds every table in it: what `php -l` cannot see (a missing parent, two
// classes of one name, a wrong signature) fails here. Usage: php check-classes.php <folder>

declare(strict_types=1);

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $text, string $file, int $line): never {
    throw new ErrorException($text, 0, $level, $file, $line);
});

$folder = realpath($argv[1] ?? '.') ?: '';
$manifest = json_decode((string) file_get_contents("{$folder}/composer.json"), true, 16, JSON_THROW_ON_ERROR);
$root = (string) array_key_first($manifest['autoload']['psr-4']);
require "{$folder}/autoload.php";

$count = 0;
$failed = 0;
foreach (['runtime', 'generated'] as $part) {
    $base = "{$folder}/src/{$part}/";
    foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($base)) as $file) {
        if (!$file instanceof SplFileInfo || $file->getExtension() !== 'php') {
            continue;
        }
        $class = $root . str_replace('/', '\\', substr($file->getPathname(), strlen($base), -4));
        try {
            checkClass($class, $root);
            ++$count;
        } catch (Throwable $error) {
            echo "{$file->getPathname()}: error: {$error->getMessage()} ({$error->getFile()}:{$error->getLine()})\n";
            ++$failed;
        }
    }
}
echo "{$count} classes load, {$failed} do not\n";
exit($failed === 0 && $count > 0 ? 0 : 1);

function checkClass(string $class, string $root): void
{
    if (!class_exists($class) && !interface_exists($class) && !trait_exists($class)) {
        throw new RuntimeException("the file does not hold {$class}");
    }
    if (str_starts_with($class, "{$root}Operation\\")) {
        foreach (get_class_methods($class) as $method) {
            $class::$method();
        }
    }
    $reflection = new ReflectionClass($class);
    foreach (['shape', 'codec', 'table'] as $table) {
        $method = $reflection->hasMethod($table) ? $reflection->getMethod($table) : null;
        if ($method !== null && $method->isStatic() && !$method->isAbstract() && $method->getNumberOfParameters() === 0) {
            $method->invoke(null);
        }
    }
}
