<?php

// Runs Mago's linter and its analyser; any issue of any level fails. `php tools/analyze.php [folder]`: another package.

declare(strict_types=1);

require __DIR__ . '/mago.php';

$mago = magoPath() ?? exit("Mago is missing: npm run setup\n");
$config = realpath(__DIR__ . '/../mago.toml');
$workspace = realpath($argv[1] ?? __DIR__ . '/..');
$worst = 0;
foreach (['lint', 'analyze'] as $command) {
    $line = escapeshellarg($mago) . " --config {$config} --workspace {$workspace} {$command} --minimum-fail-level note"
        . ' --reporting-format short';
    passthru($line, $status);
    $worst = max($worst, $status);
}
exit($worst);
