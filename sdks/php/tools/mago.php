<?php

declare(strict_types=1);

const MAGO_VERSION = '1.29.0';
const MAGO_ROOT = __DIR__ . '/../.tools';

/** The analyser of the pinned version: on the PATH, or where setup.php put it. */
function magoPath(): ?string
{
    foreach (['mago', MAGO_ROOT . '/bin/mago'] as $path) {
        $text = (string) shell_exec(escapeshellarg($path) . ' --version 2>/dev/null');
        if (str_contains($text, MAGO_VERSION)) {
            return $path;
        }
    }
    return null;
}
