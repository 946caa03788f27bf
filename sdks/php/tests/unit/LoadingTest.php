<?php

declare(strict_types=1);

namespace Njia\Tests\Unit;

use PHPUnit\Framework\TestCase;

/**
 * What loading costs and needs, in processes of their own.
 */
final class LoadingTest extends TestCase
{
    private const PACKAGE = __DIR__ . '/../..';

    private static function php(string $code): string
    {
        $code = 'error_reporting(E_ALL); require ' . var_export(self::PACKAGE . '/autoload.php', true) . ';' . $code;
        $process = proc_open([PHP_BINARY, '-d', 'display_errors=1', '-r', $code], [1 => ['pipe', 'w'], 2 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        $text = stream_get_contents($pipes[1]) . stream_get_contents($pipes[2]);
        self::assertSame(0, proc_close($process), $text);
        return $text;
    }

    /** trap:T9 */
    public function testNothingIsRequiredBesidesPhpAndItsExtensions(): void
    {
        $manifest = json_decode((string) file_get_contents(self::PACKAGE . '/composer.json'), true, 16, JSON_THROW_ON_ERROR);
        self::assertSame(['php', 'ext-curl', 'ext-json'], array_keys($manifest['require']));
        $text = self::php(
            '$t = Njia\Fixtures::book()->transport();'
            . '$c = new Njia\NjiaClient(apiKey: "svc_test_" . str_repeat("0", 42), transport: $t);'
            . 'echo $c->payments->create(amountMinorUnits: 1, currency: "XAF")->id, " ";'
            . 'echo interface_exists("Psr\Log\LoggerInterface", false) ? "loaded" : "alone";',
        );
        self::assertMatchesRegularExpression('/^pay_\w+ alone$/', $text);
    }

    /** trap:T19 */
    public function testLoadingHasNoSideEffectsAndIsBounded(): void
    {
        $text = self::php(
            'echo count(get_included_files()), " ", count(get_declared_classes()), "\n";'
            . '$c = new Njia\NjiaClient(apiKey: "svc_test_" . str_repeat("0", 42));'
            . 'echo count(get_included_files()), "\n";',
        );
        [$before, $after] = explode("\n", trim($text));
        self::assertStringStartsWith('1 ', $before, 'the loader alone');
        self::assertLessThanOrEqual(20, (int) $after, 'files of a client');
    }

    /** trap:T14 */
    public function testTheProcessEndsWithoutClosing(): void
    {
        $server = new \Njia\Tests\Support\FaultServer();
        $start = hrtime(true);
        $text = self::php(
            'try { $c = new Njia\NjiaClient(apiKey: "svc_test_" . str_repeat("0", 42), baseUrl: "' . $server->url . '");'
            . '$c->payments->retrieve("pay_1"); } catch (Njia\Exception\DecodingException) { echo "answered"; }',
        );
        self::assertSame('answered', $text);
        self::assertLessThan(2.0, (hrtime(true) - $start) / 1e9);
    }
}
