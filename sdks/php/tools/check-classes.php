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
            checkFile($file->getPathname());
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

/** A file declares one class, interface, trait or enum, and does nothing else. */
function checkFile(string $path): void
{
    $silent = [
        T_OPEN_TAG, T_DECLARE, T_NAMESPACE, T_USE, T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_FINAL, T_ABSTRACT,
        T_READONLY, T_EXTENDS, T_IMPLEMENTS, T_LNUMBER, T_AS, T_DOC_COMMENT, T_COMMENT, T_WHITESPACE,
    ];
    $depth = $declared = 0;
    foreach (PhpToken::tokenize((string) file_get_contents($path)) as $token) {
        $depth -= $token->text === '}' ? 1 : 0;
        if ($depth === 0 && $token->is([T_CLASS, T_INTERFACE, T_TRAIT, T_ENUM])) {
            ++$declared;
        } elseif ($depth === 0 && !$token->is($silent) && !in_array($token->text, [...str_split(';,()=:}{')], true)) {
            throw new RuntimeException("line {$token->line} does something besides declaring: {$token->text}");
        }
        $depth += $token->text === '{' || $token->is([T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES]) ? 1 : 0;
    }
    if ($declared !== 1) {
        throw new RuntimeException("{$declared} classes are declared in one file");
    }
}

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
