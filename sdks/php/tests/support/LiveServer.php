<?php

declare(strict_types=1);

namespace Njia\Tests\Support;

/**
 * The project's own server on an embedded database with demo tenants: one for all tests of a process.
 */
final class LiveServer
{
    private static ?self $shared = null;
    public readonly string $url;
    public readonly string $apiKey;
    /** @var resource */
    private $process;

    private function __construct()
    {
        $root = realpath(__DIR__ . '/../../../..');
        $node = is_executable("{$root}/node_modules/.bin/node") ? "{$root}/node_modules/.bin/node" : 'node';
        $process = proc_open(
            [$node, 'server-stub/src/main.ts', 'serve', '--demo'],
            [['pipe', 'r'], ['pipe', 'w'], ['file', '/dev/null', 'w']],
            $pipes,
            (string) $root,
            [...getenv(), 'PORT' => '0', 'LOG_LEVEL' => 'warn', 'ALLOW_LOOPBACK_WEBHOOKS' => 'true'],
        );
        if ($process === false) {
            throw new \RuntimeException('The server could not be started: is Node.js here?');
        }
        $this->process = $process;
        while (($line = fgets($pipes[1])) !== false) {
            $ready = json_decode($line, true);
            if (is_array($ready) && ($ready['ready'] ?? false) === true) {
                $this->url = $ready['url'];
                $this->apiKey = $ready['apiKey'];
                return;
            }
        }
        throw new \RuntimeException('The server ended before it was ready; try `node server-stub/src/main.ts serve --demo`.');
    }

    /** The server, with NJIA_BASE_URL and NJIA_API_KEY naming it. */
    public static function shared(): self
    {
        if (self::$shared === null) {
            self::$shared = new self();
            register_shutdown_function(static fn () => self::$shared?->stop());
        }
        putenv('NJIA_BASE_URL=' . self::$shared->url);
        putenv('NJIA_API_KEY=' . self::$shared->apiKey);
        return self::$shared;
    }

    private function stop(): void
    {
        proc_terminate($this->process);
        proc_close($this->process);
    }
}
