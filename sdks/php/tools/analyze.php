<?php

// Runs Mago's linter and analyser over the package, or over another one: any issue of any level fails, but for uses of
// what the API itself has deprecated, which its SDK has to offer all the same. `php tools/analyze.php [folder]`

declare(strict_types=1);

require __DIR__ . '/mago.php';

$mago = magoPath() ?? exit("Mago is missing: npm run setup\n");
$config = (string) realpath(__DIR__ . '/../mago.toml');
$workspace = (string) realpath($argv[1] ?? __DIR__ . '/..');
$failed = 0;
foreach (['lint', 'analyze'] as $command) {
    $parts = [$mago, '--config', $config, '--workspace', $workspace, $command, '--reporting-format', 'json'];
    $text = (string) shell_exec(implode(' ', array_map(escapeshellarg(...), $parts)) . ' 2>/dev/null');
    $report = json_decode($text, true);
    if (!is_array($report['issues'] ?? null)) {
        // Without an issue Mago prints none of its JSON; anything else is a breakdown.
        $failed += trim($text) === '' && magoRuns($parts) ? 0 : 1;
        continue;
    }
    foreach ($report['issues'] as $issue) {
        if (str_starts_with($issue['code'], 'deprecated-')) {
            continue;
        }
        $span = $issue['annotations'][0]['span'] ?? null;
        $place = $span === null ? '' : "{$span['file_id']['name']}:" . ($span['start']['line'] + 1) . ': ';
        echo "{$place}{$issue['level']}[{$issue['code']}]: {$issue['message']}\n";
        ++$failed;
    }
}
echo $failed === 0 ? "mago: nothing to complain about\n" : "mago: {$failed} issues\n";
exit(min($failed, 1));

/**
 * @param list<string> $parts
 */
function magoRuns(array $parts): bool
{
    exec(implode(' ', array_map(escapeshellarg(...), $parts)) . ' >/dev/null 2>&1', $output, $status);
    return $status === 0;
}
