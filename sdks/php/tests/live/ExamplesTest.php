<?php

declare(strict_types=1);

namespace Njia\Tests\Live;

use Njia\Exception\ApiException;
use Njia\Fixtures;
use Njia\Tests\Support\Clients;
use Njia\Tests\Support\FaultServer;
use Njia\Tests\Support\LiveServer;
use PHPUnit\Framework\TestCase;

/**
 * Every example program runs: over HTTP against the documented answers, where all must succeed, and against the real
 * server, which must understand each of them.
 */
final class ExamplesTest extends TestCase
{
    private const FOLDER = __DIR__ . '/../../examples';
    /** What the server says of a request that this library put together wrongly. */
    private const MALFORMED = ['required', 'unknown_field', 'type', 'format', 'pattern', 'additional_property', 'body'];
    /** Streams of the real server never end. */
    private const ENDLESS = ['events/stream', 'audit/streamRequests'];

    /**
     * @return array<string, string> files by `resource/method`
     */
    private static function examples(): array
    {
        $found = [];
        foreach (glob(self::FOLDER . '/*/*.php') ?: [] as $file) {
            $found[basename(dirname($file)) . '/' . basename($file, '.php')] = $file;
        }
        return $found;
    }

    private static function play(string $file): string
    {
        ob_start();
        try {
            (static function () use ($file): void {
                require $file;
            })();
        } finally {
            $text = (string) ob_get_clean();
        }
        return $text;
    }

    private static function credentials(): void
    {
        putenv('NJIA_SESSION_TOKEN=svs_' . str_repeat('0', 20));
        putenv('NJIA_WIDGET_TOKEN=wst_' . str_repeat('0', 20));
    }

    public function testExamplesWorkAsDocumented(): void
    {
        $server = new FaultServer(otherwise: static fn (string $method, string $path): string => self::documented($method, $path));
        putenv("NJIA_BASE_URL={$server->url}");
        putenv('NJIA_API_KEY=' . Clients::KEY);
        self::credentials();
        foreach (self::examples() as $name => $file) {
            self::assertStringNotContainsString(Clients::KEY, self::play($file), $name);
        }
        $requests = $server->requests();
        self::assertGreaterThanOrEqual(count(self::examples()), count($requests));
        self::assertSame([Clients::KEY], array_values(array_unique(array_filter(array_column($requests, 'secret')))));
    }

    private static function documented(string $method, string $path): string
    {
        $answer = Fixtures::book()->transport()->send(Clients::request($method, "http://x{$path}"));
        $type = (string) $answer->headers->get('content-type');
        return "raw:HTTP/1.1 {$answer->status} X\r\nContent-Type: {$type}\r\nContent-Length: " . strlen($answer->body)
            . "\r\n\r\n" . $answer->body;
    }

    public function testTheServerUnderstandsEveryExample(): void
    {
        LiveServer::shared();
        self::credentials();
        $worked = [];
        foreach (self::examples() as $name => $file) {
            if (in_array($name, self::ENDLESS, true)) {
                continue;
            }
            try {
                self::play($file);
                $worked[] = $name;
            } catch (ApiException $error) {
                $fields = array_map(static fn ($field): string => "{$field->pointer} {$field->code}", $error->fieldErrors);
                $told = "{$name}: {$error->status} {$error->errorCode} " . implode(', ', $fields);
                // Ids of the description do not exist here, and rules of the business may refuse; the form must be right.
                self::assertContains($error->status, [400, 401, 402, 403, 404, 409, 422, 429, 501], $told);
                $codes = array_map(static fn ($field): string => $field->code, $error->fieldErrors);
                self::assertSame([], array_intersect($codes, self::MALFORMED), $told);
            }
        }
        foreach (['payments/list', 'balances/list', 'accounts/list', 'health/ready'] as $name) {
            self::assertContains($name, $worked, "{$name} works with the demo data");
        }
    }
}
