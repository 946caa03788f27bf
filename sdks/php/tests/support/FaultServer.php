<?php

declare(strict_types=1);

namespace Njia\Tests\Support;

/**
 * A server in a process of its own that plays a script at the socket, one step per request. Its log tells what arrived.
 *
 * Steps: `ok`; a status; `fin` and `reset` end the connection after the request was read; `silent` never answers; `drip`
 * and `drip-head` send an octet per 0.3 s; `half-head` and `half-body` break off; `raw:` and octets sends just these.
 */
final class FaultServer
{
    public readonly string $url;
    public readonly string $body;
    private readonly int $process;
    private readonly string $log;

    /**
     * @param list<string> $script
     * @param ?\Closure(string, string): string $otherwise step by method and path, once the script has ended
     */
    public function __construct(array $script = [], string $body = '{"status":"ok"}', private readonly ?\Closure $otherwise = null)
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        if ($listener === false) {
            throw new \RuntimeException('No port is free.');
        }
        $this->body = $body;
        $this->url = 'http://' . stream_socket_get_name($listener, false);
        $this->log = (string) tempnam(sys_get_temp_dir(), 'fault');
        $this->process = pcntl_fork();
        if ($this->process === 0) {
            $this->serve($listener, $script);
            posix_kill((int) getmypid(), SIGKILL); // no destructors of the parent's objects
        }
        fclose($listener);
    }

    public function __destruct()
    {
        if ($this->process !== 0) {
            posix_kill($this->process, SIGKILL);
            pcntl_waitpid($this->process, $status);
            @unlink($this->log);
        }
    }

    /**
     * @return list<array{connection: int, method: string, path: string, key: ?string, retry: ?string, body: string}>
     */
    public function requests(): array
    {
        usleep(60_000); // a second copy of a request would arrive within this time
        return array_values(array_filter($this->events(), static fn (array $event): bool => isset($event['method'])));
    }

    /** The time at which the client closed a connection: Unix seconds, or null. */
    public function closedAt(): ?float
    {
        foreach ($this->events() as $event) {
            if (isset($event['closed'])) {
                return $event['closed'];
            }
        }
        return null;
    }

    /**
     * @return list<array<string, mixed>>
     */
    private function events(): array
    {
        $lines = array_filter(explode("\n", (string) file_get_contents($this->log)));
        return array_values(array_map(static fn (string $line): array => json_decode($line, true), $lines));
    }

    /**
     * @param array<string, mixed> $event
     */
    private function note(array $event): void
    {
        file_put_contents($this->log, json_encode($event, JSON_INVALID_UTF8_SUBSTITUTE) . "\n", FILE_APPEND);
    }

    /**
     * @param resource $listener
     * @param list<string> $script
     */
    private function serve($listener, array $script): void
    {
        $connections = [];
        $opened = 0;
        while (true) {
            $readable = [$listener, ...array_column($connections, 'stream')];
            $none = null;
            stream_select($readable, $none, $none, null);
            foreach ($readable as $stream) {
                if ($stream === $listener) {
                    $accepted = stream_socket_accept($listener);
                    $connections[(int) $accepted] = ['stream' => $accepted, 'number' => ++$opened, 'text' => ''];
                    continue;
                }
                $id = (int) $stream;
                $octets = (string) fread($stream, 65536);
                $connections[$id]['text'] .= $octets;
                $text = $connections[$id]['text'];
                if (self::isWhole($text)) {
                    $connections[$id]['text'] = '';
                    $this->noteRequest($connections[$id]['number'], $text);
                    [$method, $path] = explode(' ', $text, 3);
                    $step = array_shift($script) ?? ($this->otherwise === null ? 'ok' : ($this->otherwise)($method, $path));
                    $this->answer($stream, $step, $method);
                }
                if (!is_resource($stream) || ($octets === '' && feof($stream))) {
                    $this->note(['closed' => microtime(true)]);
                    unset($connections[$id]);
                }
            }
        }
    }

    private function noteRequest(int $connection, string $text): void
    {
        [$head, $body] = explode("\r\n\r\n", $text, 2);
        $words = explode(' ', (string) strtok($head, "\r\n"));
        $header = static fn (string $name): ?string
            => preg_match("/^{$name}: (.*?)\\r?\$/mi", $head, $found) === 1 ? $found[1] : null;
        $this->note([
            'connection' => $connection,
            'method' => $words[0],
            'path' => $words[1],
            'key' => $header('idempotency-key'),
            'retry' => $header('x-retry-count'),
            'secret' => $header('x-api-key'),
            'body' => $body,
        ]);
    }

    private static function isWhole(string $text): bool
    {
        $end = strpos($text, "\r\n\r\n");
        $length = preg_match('/^content-length: (\d+)/mi', $text, $found) === 1 ? (int) $found[1] : 0;
        return $end !== false && strlen($text) >= $end + 4 + $length;
    }

    /**
     * @param resource $stream
     */
    private function answer($stream, string $step, string $method): void
    {
        $status = ctype_digit($step) ? $step : '200';
        $head = "HTTP/1.1 {$status} X\r\nContent-Type: application/json\r\nContent-Length: ";
        $whole = $head . strlen($this->body) . "\r\n\r\n" . ($method === 'HEAD' ? '' : $this->body);
        if ($step === 'drip') {
            fwrite($stream, $head . "20\r\n\r\n");
        }
        match (true) {
            $step === 'silent' => null,
            $step === 'fin' => self::end($stream),
            $step === 'reset' => self::reset($stream),
            $step === 'drip' => self::drip($stream, str_repeat(' ', 20)),
            $step === 'drip-head' => self::drip($stream, $whole),
            $step === 'half-head' => self::end($stream, substr($whole, 0, 30)),
            $step === 'half-body' => self::end($stream, substr($whole, 0, -4)),
            str_starts_with($step, 'raw:') => fwrite($stream, substr($step, 4)),
            default => fwrite($stream, $whole),
        };
    }

    /**
     * @param resource $stream
     */
    private static function drip($stream, string $octets): void
    {
        foreach (str_split($octets) as $octet) {
            if (@fwrite($stream, $octet) !== 1) {
                return;
            }
            usleep(300_000);
        }
    }

    /**
     * @param resource $stream
     */
    private static function end($stream, string $octets = ''): void
    {
        fwrite($stream, $octets);
        stream_socket_shutdown($stream, STREAM_SHUT_RDWR);
        fclose($stream);
    }

    /**
     * @param resource $stream
     */
    private static function reset($stream): void
    {
        $socket = socket_import_stream($stream);
        if ($socket !== false) {
            socket_set_option($socket, SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]);
        }
        fclose($stream);
    }
}
