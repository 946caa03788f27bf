<?php

// One measurement in a fresh process: php probe.php <library> <what> [url]. Prints figures as JSON.

declare(strict_types=1);

namespace Njia\Bench;

use Njia\Fixtures;
use Njia\NjiaClient;
use Njia\Transport\CurlTransport;

const KEY = 'svc_test_0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R0WoTvp';
const CALLS = 2_000;

[, $library, $what] = $argv;
$url = $argv[3] ?? '';
echo json_encode(match ("{$library} {$what}") {
    'njia call' => timed(njia($url)),
    'curl call' => timed(bare("{$url}/v1/accounts/acct_1")),
    'njia load' => load(paying($url)),
    'curl load' => load(bare("{$url}/v1/payments", '{"amountMinorUnits":1,"currency":"XAF"}')),
    'njia decode' => decode(),
    'njia growth' => growth(njia($url)),
}, JSON_THROW_ON_ERROR);

/** The same request with the library. */
function njia(string $url): \Closure
{
    require __DIR__ . '/../autoload.php';
    $client = new NjiaClient(apiKey: KEY, baseUrl: $url, transport: new CurlTransport(proxy: ''));
    return static fn (): string => $client->accounts->retrieve('acct_1')->id;
}

/** From nothing loaded to a payment. */
function paying(string $url): \Closure
{
    return static function () use ($url): string {
        require __DIR__ . '/../autoload.php';
        $client = new NjiaClient(apiKey: KEY, baseUrl: $url, transport: new CurlTransport(proxy: ''));
        return $client->payments->create(amountMinorUnits: 1, currency: 'XAF')->id;
    };
}

/** The floor: ext-curl with a kept handle, and json_decode. */
function bare(string $url, ?string $body = null): \Closure
{
    $handle = curl_init($url) ?: throw new \RuntimeException('no handle');
    curl_setopt_array($handle, ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]) + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_PROXY => '',
        CURLOPT_TIMEOUT_MS => 60_000,
        CURLOPT_HTTPHEADER => ['X-API-Key: ' . KEY, 'Accept: application/json'],
    ]);
    return static fn (): string => json_decode((string) curl_exec($handle), false, 512, JSON_THROW_ON_ERROR)->id;
}

function cpu(): float
{
    $usage = getrusage();
    return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1e6
        + $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
}

/**
 * @return array<string, float>
 */
function timed(\Closure $call): array
{
    for ($warm = 0; $warm < 50; ++$warm) {
        $call();
    }
    $start = cpu();
    for ($number = 0; $number < CALLS; ++$number) {
        $call();
    }
    return ['us' => (cpu() - $start) / CALLS];
}

/**
 * @return array<string, float>
 */
function load(\Closure $call): array
{
    [$memory, $files, $start] = [memory_get_usage(), count(get_included_files()), cpu()];
    $call();
    return [
        'files' => count(get_included_files()) - $files,
        'mb' => (memory_get_peak_usage() - $memory) / 1e6,
        'ms' => (cpu() - $start) / 1e3,
    ];
}

/**
 * Microseconds per object: json_decode alone, and the library's reading of its result.
 *
 * @return array<string, float>
 */
function decode(): array
{
    require __DIR__ . '/../autoload.php';
    $text = Fixtures::book()->answer('getAccount')->body;
    $wire = json_decode($text, false, 512, JSON_THROW_ON_ERROR);
    // Ten members, as the acceptance row has it.
    $ten = (object) array_slice((array) $wire, 0, 10);
    $lenient = static fn () => \Njia\Model\Account::fromWire($ten, '$', true);
    $parse = static fn () => json_decode($text, false, 512, JSON_THROW_ON_ERROR);
    $figures = [];
    foreach (['floor' => $parse, 'hydrate' => $lenient] as $name => $action) {
        $best = INF;
        for ($round = 0; $round < 7; ++$round) {
            $start = hrtime(true);
            for ($number = 0; $number < 3_000; ++$number) {
                $action();
            }
            $best = min($best, (hrtime(true) - $start) / 3e6);
        }
        $figures[$name] = $best;
    }
    return $figures;
}

/**
 * @return array<string, float>
 */
function growth(\Closure $call): array
{
    $use = static function (int $calls) use ($call): int {
        for ($number = 0; $number < $calls; ++$number) {
            $call();
        }
        return memory_get_usage();
    };
    $before = $use(500);
    return ['mb' => ($use(10_000) - $before) / 1e6];
}
