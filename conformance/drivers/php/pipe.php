<?php

declare(strict_types=1);

namespace Driver;

/** Standard input and output, one JSON message per line; `wake` and `cancel` reach the call that they name. */
final class Pipe
{
    private string $rest = '';
    /** @var list<\stdClass> */
    private array $queue = [];

    /** @param resource $input */
    public function __construct(private $input, private bool $ended = false)
    {
        stream_set_blocking($input, false);
    }

    public function reply(int $request, array $body): void
    {
        $line = json_encode(['id' => $request, ...$body], JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
        $lock = fopen(__FILE__, 'r'); // children of a parallel step write to the same pipe
        flock($lock, LOCK_EX);
        fwrite(STDOUT, "{$line}\n");
    }

    /** The next message, or null at the end of the input, or when none comes within so many seconds. */
    public function next(?float $seconds = null): ?\stdClass
    {
        do {
            $this->read($this->queue === [] ? $seconds : 0.0);
        } while ($this->queue === [] && !$this->ended && $seconds === null);
        return array_shift($this->queue);
    }

    /** For later: `next` gives it again. */
    public function unread(\stdClass $message): void
    {
        array_unshift($this->queue, $message);
    }

    /** The `wake` or `cancel` of a call under way; with `$wait`, it is waited for. */
    public function signal(int $call, bool $wait): ?string
    {
        do {
            $this->read($wait ? null : 0.0);
            foreach ($this->queue as $index => $message) {
                if (in_array($message->cmd, ['wake', 'cancel'], true) && $message->call === $call) {
                    array_splice($this->queue, $index, 1);
                    return $message->cmd;
                }
            }
        } while ($wait && !$this->ended);
        return null;
    }

    private function read(?float $seconds): void
    {
        [$readable, $none] = [[$this->input], null];
        $micros = $seconds === null ? null : (int) ($seconds * 1e6);
        if ($this->ended || stream_select($readable, $none, $none, $micros === null ? null : 0, $micros) !== 1) {
            return;
        }
        $octets = (string) fread($this->input, 1 << 20);
        $this->ended = $octets === '';
        $lines = explode("\n", $this->rest . $octets);
        $this->rest = (string) array_pop($lines);
        array_push($this->queue, ...array_map(static fn (string $line): object => json_decode($line), $lines));
    }
}
