<?php

declare(strict_types=1);

namespace Njia\Tests\Live;

use Njia\Fixtures;
use Njia\NjiaClient;
use Njia\Tests\Support\FaultServer;
use Njia\Tests\Support\LiveServer;
use PHPUnit\Framework\TestCase;

/**
 * The code of the README runs as printed, against the real server.
 */
final class ReadmeTest extends TestCase
{
    /**
     * @return iterable<string, array{string}>
     */
    public static function blocks(): iterable
    {
        $text = (string) file_get_contents(__DIR__ . '/../../README.md');
        preg_match_all('/^## (.*?)$|^```php\n(.*?)^```/ms', $text, $found, PREG_SET_ORDER);
        $title = 'the quick start';
        foreach ($found as $match) {
            if (isset($match[2])) {
                yield $title => [$match[2]];
            } else {
                $title = $match[1];
            }
        }
    }

    /**
     * @dataProvider blocks
     */
    public function testTheBlockRuns(string $code): void
    {
        LiveServer::shared();
        $server = null;
        if (str_contains($code, 'events->stream')) {
            // Whether the demo tenant has an event to send depends on its clock; this server always has one.
            $event = str_replace("\n", '', Fixtures::book()->answer('getEvent')->body);
            $server = new FaultServer(["raw:HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\nid: 5\ndata: {$event}\n\n"]);
            putenv("NJIA_BASE_URL={$server->url}");
        }
        $file = (string) tempnam(sys_get_temp_dir(), 'readme');
        file_put_contents($file, "<?php\n{$code}");
        ini_set('assert.exception', '1');
        ob_start();
        try {
            (static function (NjiaClient $njia) use ($file): void {
                require $file;
            })(new NjiaClient());
        } finally {
            $text = (string) ob_get_clean();
            unlink($file);
        }
        self::assertStringNotContainsString('Warning', $text);
    }

    public function testThereAreBlocks(): void
    {
        self::assertGreaterThanOrEqual(8, count(iterator_to_array(self::blocks())));
    }
}
