<?php

// Builds dist/njia-php-<version>.zip with Composer, twice, and fails unless both are the same octets. The version goes
// into the archive's manifest: archives have no tags to read it from.

declare(strict_types=1);

const ROOT = __DIR__ . '/..';
const SHIPPED = ['src', 'autoload.php', 'composer.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];

putenv('COMPOSER_ALLOW_SUPERUSER=1');
putenv('COMPOSER_DISABLE_NETWORK=1');

if (!extension_loaded('zip')) {
    fwrite(STDERR, "package: ext-zip is missing; without it Composer would not compress the archive\n");
    exit(1);
}
run('composer validate --strict --quiet', ROOT);
$version = json_decode(file_get_contents(ROOT . '/package.json') ?: '', true, 16, JSON_THROW_ON_ERROR)['version'];
$file = ROOT . "/dist/njia-php-{$version}.zip";
is_dir(dirname($file)) || mkdir(dirname($file));
array_map(unlink(...), glob(dirname($file) . '/*.zip') ?: []);
[$first, $second] = [build($version), build($version)];
if (hash('sha256', $first) !== hash('sha256', $second)) {
    fwrite(STDERR, "package: two builds differ\n");
    exit(1);
}
file_put_contents($file, $first);
printf("%s  %s (%.0f kB)\n", hash('sha256', $first), basename($file), strlen($first) / 1000);

/** The octets of an archive, made in a folder of its own. */
function build(string $version): string
{
    $stage = sys_get_temp_dir() . '/njia-package-' . getmypid();
    run('rm -rf ' . escapeshellarg($stage), '/');
    mkdir($stage);
    foreach (SHIPPED as $part) {
        run('cp -r ' . escapeshellarg(ROOT . "/{$part}") . ' ' . escapeshellarg($stage), '/');
    }
    $manifest = json_decode(file_get_contents("{$stage}/composer.json") ?: '', false, 16, JSON_THROW_ON_ERROR);
    $manifest->version = $version;
    $text = json_encode($manifest, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR) . "\n";
    file_put_contents("{$stage}/composer.json", $text);
    run('find . -exec touch -d 2020-01-01T00:00:00Z {} +', $stage);
    run('composer archive --quiet --format=zip --file=package', $stage);
    $octets = (string) file_get_contents("{$stage}/package.zip");
    run('rm -rf ' . escapeshellarg($stage), '/');
    return $octets;
}

function run(string $command, string $folder): void
{
    exec('cd ' . escapeshellarg($folder) . " && {$command} 2>&1", $output, $status);
    if ($status !== 0) {
        fwrite(STDERR, "{$command}\n" . implode("\n", $output) . "\n");
        exit(1);
    }
}
