<?php

declare(strict_types=1);

// For projects without Composer: require this file once.
spl_autoload_register(static function (string $class): void {
    if (!str_starts_with($class, 'Njia\\')) {
        return;
    }
    $name = str_replace('\\', '/', substr($class, strlen('Njia') + 1));
    foreach (['runtime', 'generated'] as $folder) {
        $file = __DIR__ . "/src/{$folder}/{$name}.php";
        if (is_file($file)) {
            require $file;
            return;
        }
    }
});
