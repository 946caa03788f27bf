<?php

declare(strict_types=1);

namespace Njia\Tests;

/**
 * A server in a process of its own that plays a script at the socket: `ok` answers and keeps the connection, `fin` and
 * `reset` end it after the request was read, `silent` never answers, `drip` sends the body a byte per 0.3 s, a number
 * answers that status. What arrived is logged: connection number and request line.
 */
final class FaultServer
{
    public readonly string $url;
    private readonly int $process;
    private readonly string $log;

    /**
     * @param list<string> $script one step per request
     */
    public function __construct(array $script)
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        $this->url = 'http://' . stream_socket_get_name($listener, false);
        $this->log = (string) tempnam(sys_get_temp_dir(), 'fault');
        $this->process = pcntl_fork();
        if ($this->process === 0) {
            self::serve($listener, $script, $this->log);
            posix_kill((int) getmypid(), SIGKILL); // no destructors of the parent's objects
        }
        fclose($listener);
    }

    /**
     * @return list<string> `connection method path key`
     */
    public function requests(): array
    {
        usleep(60_000); // a second copy of a request would arrive within this time
        return array_values(array_filter(explode("\n", (string) file_get_contents($this->log))));
    }

    public function stop(): void
    {
        posix_kill($this->process, SIGKILL);
        pcntl_waitpid($this->process, $status);
        @unlink($this->log);
    }

    /**
     * @param resource $listener
     * @param list<string> $script
     */
    private static function serve($listener, array $script, string $log): void
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
                $octets = (string) fread($stream, 65536);
                $connection = &$connections[(int) $stream];
                $connection['text'] .= $octets;
                $isWhole = self::isWhole($connection['text']);
                if ($isWhole) {
                    $line = strtok($connection['text'], "\r\n");
                    preg_match('/^idempotency-key: (.*)\r$/mi', $connection['text'], $key);
                    $words = explode(' ', (string) $line);
                    $fact = "{$connection['number']} {$words[0]} {$words[1]} " . ($key[1] ?? '-');
                    file_put_contents($log, "{$fact}\n", FILE_APPEND);
                    $connection['text'] = '';
                    self::answer($stream, array_shift($script) ?? 'ok', $words[0]);
                }
                unset($connection);
                if (!is_resource($stream) || ($octets === '' && feof($stream))) {
                    unset($connections[(int) $stream]);
                }
            }
        }
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
    private static function answer($stream, string $step, string $method): void
    {
        if ($step === 'fin') {
            stream_socket_shutdown($stream, STREAM_SHUT_RDWR);
            fclose($stream);
        } elseif ($step === 'reset') {
            socket_set_option(socket_import_stream($stream), SOL_SOCKET, SO_LINGER, ['l_onoff' => 1, 'l_linger' => 0]);
            fclose($stream);
        } elseif ($step === 'drip') {
            fwrite($stream, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n");
            for ($sent = 0; $sent < 20 && @fwrite($stream, ' ') === 1; ++$sent) {
                usleep(300_000);
            }
        } elseif ($step !== 'silent') {
            $status = ctype_digit($step) ? $step : '200';
            $body = '{"status":"ok"}';
            fwrite($stream, "HTTP/1.1 {$status} X\r\nContent-Type: application/json\r\nContent-Length: "
                . strlen($body) . "\r\n\r\n" . ($method === 'HEAD' ? '' : $body));
        }
    }
}
