<?php

// Installs the archive of dist/ into empty projects, with Composer and without, and uses it there as a user would: a live
// payment, an error, a list, a webhook that the server itself sends. The server is started here unless NJIA_BASE_URL and
// NJIA_API_KEY name one.

declare(strict_types=1);

use Njia\Tests\Support\LiveServer;

const ROOT = __DIR__ . '/..';

putenv('COMPOSER_ALLOW_SUPERUSER=1');
putenv('COMPOSER_DISABLE_NETWORK=1');

[$archive] = glob(ROOT . '/dist/njia-php-*.zip') ?: exit("Run `npm run package` first.\n");
$version = substr(basename($archive, '.zip'), strlen('njia-php-'));
if (getenv('NJIA_BASE_URL') === false || getenv('NJIA_API_KEY') === false) {
    require __DIR__ . '/../tests/support/LiveServer.php';
    LiveServer::shared();
}
$folder = sys_get_temp_dir() . '/njia-verify-' . getmypid();
register_shutdown_function(static fn () => exec('rm -rf ' . escapeshellarg($folder)));

mkdir("{$folder}/composer", recursive: true);
file_put_contents("{$folder}/composer/composer.json", json_encode([
    'repositories' => [['type' => 'artifact', 'url' => dirname((string) realpath($archive))], ['packagist.org' => false]],
    'require' => ['njia/njia-php' => $version],
], JSON_PRETTY_PRINT | JSON_THROW_ON_ERROR));
run('composer install --quiet --no-interaction --classmap-authoritative', "{$folder}/composer");
$installed = glob("{$folder}/composer/vendor/*/*/composer.json") ?: [];
if (count($installed) !== 1) {
    fwrite(STDERR, 'More than one package was installed: ' . implode(', ', $installed) . "\n");
    exit(1);
}
mkdir("{$folder}/plain");
run('unzip -q ' . escapeshellarg((string) realpath($archive)) . ' -d njia', "{$folder}/plain");

foreach (['composer' => 'vendor/autoload.php', 'plain' => 'njia/autoload.php'] as $project => $loader) {
    copy(__DIR__ . '/verify-use.php', "{$folder}/{$project}/use.php");
    echo "{$project}: ", run(escapeshellarg(PHP_BINARY) . ' -d zend.assertions=1 use.php ' . $loader, "{$folder}/{$project}"), "\n";
}
echo 'verified ' . basename($archive) . "\n";

function run(string $command, string $folder): string
{
    exec('cd ' . escapeshellarg($folder) . " && {$command} 2>&1", $output, $status);
    if ($status !== 0) {
        fwrite(STDERR, "{$command}\n" . implode("\n", $output) . "\n");
        exit(1);
    }
    return implode("\n", $output);
}
