<?php

declare(strict_types=1);

const MAGO_VERSION = '1.29.0';

/**
 * Where setup.php builds the analyser: in the user's cache and by version, so that every clone on a machine shares one
 * build of some minutes.
 */
function magoRoot(): string
{
    $cache = getenv('XDG_CACHE_HOME');
    if ($cache === false || $cache === '') {
        $home = getenv('HOME');
        $cache = ($home === false || $home === '' ? sys_get_temp_dir() : $home) . '/.cache';
    }
    return "{$cache}/njia/mago-" . MAGO_VERSION;
}

/** The analyser of the pinned version: on the PATH, or where setup.php put it. */
function magoPath(): ?string
{
    foreach (['mago', magoRoot() . '/bin/mago'] as $path) {
        $text = (string) shell_exec(escapeshellarg($path) . ' --version 2>/dev/null');
        if (str_contains($text, MAGO_VERSION)) {
            return $path;
        }
    }
    return null;
}
