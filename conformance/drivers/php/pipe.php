<?php

declare(strict_types=1);

namespace Driver;

/** Standard input and output, one JSON message per line; `wake` and `cancel` reach the call that they name. */
final class Pipe
{
    private string $rest = '';
    private array $queue = [];
    private bool $ended = false;

    /** @param resource $input */
    public function __construct(private $input)
    {
        stream_set_blocking($input, false);
    }

    public function reply(int $request, array $body): void
    {
        flock($lock = fopen(__FILE__, 'r'), LOCK_EX); // children of a parallel step write to the same pipe
        fwrite(STDOUT, json_encode(['id' => $request, ...$body], JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
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
                    return array_splice($this->queue, $index, 1)[0]->cmd;
                }
            }
        } while ($wait && !$this->ended);
        return null;
    }

    private function read(?float $seconds): void
    {
        [$readable, $none, $micros] = [[$this->input], null, $seconds === null ? null : (int) ($seconds * 1e6)];
        if (!$this->ended && stream_select($readable, $none, $none, $micros === null ? null : 0, $micros) === 1) {
            $this->ended = ($octets = (string) fread($this->input, 1 << 20)) === '';
            $lines = explode("\n", $this->rest . $octets);
            $this->rest = array_pop($lines);
            array_push($this->queue, ...array_map(json_decode(...), $lines));
        }
    }
}
