<?php

// The figures of this SDK beside the floor, ext-curl with json_decode, in one run, and the acceptance table of its guide.
// Stripe's and OpenAI's SDKs come from Packagist, which this project's machines cannot reach: their figures are not here.
// php bench/run.php

declare(strict_types=1);

use Njia\Fixtures;
use Njia\Tests\Support\FaultServer;

require __DIR__ . '/../autoload.php';
require __DIR__ . '/../tests/support/FaultServer.php';

const RUNS = 5;

$answer = static function (string $method): string {
    $body = Fixtures::book()->answer($method === 'POST' ? 'createPayment' : 'getAccount')->body;
    return "raw:HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " . strlen($body) . "\r\n\r\n{$body}";
};
$server = new FaultServer(otherwise: $answer);

/**
 * The median of each figure over several fresh processes.
 *
 * @return array<string, float>
 */
function probe(string $library, string $what, string $url, int $runs = RUNS): array
{
    $found = [];
    for ($run = 0; $run < $runs; ++$run) {
        $command = array_map(escapeshellarg(...), [PHP_BINARY, __DIR__ . '/probe.php', $library, $what, $url]);
        $figures = json_decode((string) shell_exec(implode(' ', $command)), true, 16, JSON_THROW_ON_ERROR);
        foreach ($figures as $name => $figure) {
            $found[$name][] = (float) $figure;
        }
    }
    return array_map(static function (array $values): float {
        sort($values);
        return $values[intdiv(count($values), 2)];
    }, $found);
}

$call = ['njia' => probe('njia', 'call', $server->url), 'curl' => probe('curl', 'call', $server->url)];
$load = ['njia' => probe('njia', 'load', $server->url), 'curl' => probe('curl', 'load', $server->url)];
$decode = probe('njia', 'decode', $server->url, 1);
$growth = probe('njia', 'growth', $server->url, 1);
$archive = (glob(__DIR__ . '/../dist/*.zip') ?: [''])[0];
$sources = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(__DIR__ . '/../src', FilesystemIterator::SKIP_DOTS));
$files = iterator_to_array($sources, false);
$manifest = json_decode((string) file_get_contents(__DIR__ . '/../composer.json'), true, 16, JSON_THROW_ON_ERROR);
$packages = array_filter(array_keys($manifest['require']), static fn (string $name): bool => str_contains($name, '/'));

$row = static fn (string $what, float $ours, float $floor, string $unit): string
    => sprintf("%-34s %10.2f %10.2f %8s  %s\n", $what, $ours, $floor, sprintf('x%.2f', $ours / max($floor, 1e-9)), $unit);
printf("%-34s %10s %10s %8s\n", 'PHP ' . PHP_VERSION, 'njia', 'ext-curl', 'ratio');
echo $row('processor time of a call', $call['njia']['us'], $call['curl']['us'], 'us');
echo $row('load and first payment', $load['njia']['ms'], $load['curl']['ms'], 'ms CPU');
echo $row('memory of load and first payment', $load['njia']['mb'], $load['curl']['mb'], 'MB');
echo $row('decoding an object', $decode['floor'] + $decode['hydrate'], $decode['floor'], 'us');
$size = static fn (array $all): float => array_sum(array_map(static fn (SplFileInfo $file): int => $file->getSize(), $all)) / 1e6;
printf("%-34s %10.2f MB unpacked in %d files", 'artefact', $size($files), count($files));
echo $archive === '' ? ", not packed yet\n" : sprintf(", %.0f kB packed\n", filesize($archive) / 1e3);
echo "peers: not measured, Packagist is not reachable from here\n\n";

$missed = 0;
foreach (
    [
    ['packages required', count($packages), 0, ''],
    ['a 10-member object from JSON', $decode['hydrate'], 45, 'us'],
    ['files of a first payment', $load['njia']['files'], 40, ''],
    ['memory of a first payment', $load['njia']['mb'], 1.5, 'MB'],
    ['files shipped', count($files) + 5, 600, ''],
    ['growth over 10,000 calls', $growth['mb'], 1, 'MB'],
    ['connections of the calls above', connections($server), 1, 'per process'],
    ] as [$what, $found, $limit, $unit]
) {
    $isMet = $found <= $limit;
    $missed += $isMet ? 0 : 1;
    printf("%-34s %10.2f, at most %s %s  %s\n", $what, $found, $limit, $unit, $isMet ? 'pass' : 'MISS');
}
printf("\n%d missed\n", $missed);

/** How many connections the process that opened most of them had. */
function connections(FaultServer $server): float
{
    $requests = $server->requests();
    $opened = count(array_unique(array_column($requests, 'connection')));
    return $opened / (4 * RUNS + 1);
}
