<?php

declare(strict_types=1);

namespace Driver;

/**
 * Standard input and output of the driver: one JSON message per line. Lines that arrive while a call is under way are
 * kept until it ends, but for `wake` and `cancel`.
 */
final class LineIo
{
    private string $buffer = '';
    private bool $ended = false;
    /** @var list<\stdClass> */
    private array $queue = [];

    /**
     * @param array<string, mixed> $body
     */
    public function reply(int $request, array $body): void
    {
        fwrite(STDOUT, json_encode(['id' => $request, ...$body], JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
        fflush(STDOUT);
    }

    /** The next request; null at the end of the input. */
    public function next(): ?\stdClass
    {
        while ($this->queue === [] && !$this->ended) {
            $this->read(null);
        }
        return array_shift($this->queue);
    }

    /** The `wake` or `cancel` of a call under way; with `$wait`, it is waited for. */
    public function signal(int $call, bool $wait): ?string
    {
        do {
            $this->read($wait && !$this->ended ? null : 0);
            foreach ($this->queue as $index => $message) {
                if (in_array($message->cmd, ['wake', 'cancel'], true) && $message->call === $call) {
                    array_splice($this->queue, $index, 1);
                    return $message->cmd;
                }
            }
        } while ($wait && !$this->ended);
        return null;
    }

    private function read(?int $seconds): void
    {
        $readable = [STDIN];
        $none = null;
        if ($this->ended || stream_select($readable, $none, $none, $seconds) !== 1) {
            return;
        }
        $octets = fread(STDIN, 1 << 20);
        $this->ended = $octets === '' || $octets === false;
        $lines = explode("\n", $this->buffer . $octets);
        $this->buffer = (string) array_pop($lines);
        foreach ($lines as $line) {
            $message = json_decode($line, false, 512, JSON_THROW_ON_ERROR);
            if ($message instanceof \stdClass) {
                $this->queue[] = $message;
            }
        }
    }
}
