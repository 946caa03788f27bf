<?php

// Loads the library, the PSR packages and clients that adapters are tested with, and the helpers of the tests.

declare(strict_types=1);

foreach (['curl', 'json', 'pcntl', 'posix', 'sockets'] as $extension) {
    if (!extension_loaded($extension)) {
        fwrite(STDERR, "The PHP extension {$extension} is missing.\n");
        exit(1);
    }
}
if (is_file(__DIR__ . '/../vendor/autoload.php')) {
    require __DIR__ . '/../vendor/autoload.php';
}
require __DIR__ . '/../autoload.php';
// Debian's packages; the interfaces come before the clients that implement them.
foreach (['Psr/Log', 'Psr/Http/Message', 'Psr/Http/Client', 'Nyholm/Psr7', 'GuzzleHttp', 'Symfony/Component/HttpClient'] as $part) {
    $file = "/usr/share/php/{$part}/autoload.php";
    if (is_file($file)) {
        require_once $file;
    }
}
spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Njia\\Tests\\Support\\')) {
        require __DIR__ . '/support/' . substr($class, strlen('Njia\\Tests\\Support\\')) . '.php';
    }
});
