<?php

declare(strict_types=1);

namespace Driver;

use Njia\Hook\RetryEvent;
use Njia\Hook\ResponseEvent;
use Njia\Hooks;
use Njia\NjiaClient;
use Njia\Transport\CurlTransport;

/**
 * Clients by handle, as the runner opened them, and what they leave behind.
 */
final class Session
{
    /** The call under way; waits and hooks are reported under it. */
    public int $call = 0;
    /** @var array<string, NjiaClient> */
    public array $clients = [];
    private readonly int $socketsBefore;

    public function __construct(public readonly LineIo $io)
    {
        $this->socketsBefore = self::sockets();
    }

    public function open(\stdClass $request): string
    {
        $options = [];
        foreach (['timeout', 'connectTimeout', 'deadline', 'maxRetryAfter'] as $name) {
            if (isset($request->{"{$name}Ms"})) {
                $options[$name] = $request->{"{$name}Ms"} / 1000;
            }
        }
        foreach (['baseUrl', 'apiKey', 'sessionToken', 'maxRetries'] as $name) {
            if (isset($request->{$name})) {
                $options[$name] = $request->{$name};
            }
        }
        if ($request->clock === 'virtual') {
            $options['seam'] = new RunnerSeam($this, ($request->nowMs ?? 0) / 1000, $request->random ?? 0.5);
        }
        $options['hooks'] = $this->hooks($request->hooks ?? 'off');
        $caFile = null;
        if (isset($request->caPem)) {
            $caFile = (string) tempnam(sys_get_temp_dir(), 'ca');
            file_put_contents($caFile, $request->caPem);
        }
        $options['transport'] = new CurlTransport(proxy: $request->proxy ?? '', caFile: $caFile);
        $handle = 'client-' . (count($this->clients) + 1);
        $this->clients[$handle] = new NjiaClient(...$options);
        return $handle;
    }

    /**
     * @return array<string, int>
     */
    public function close(string $handle): array
    {
        $this->clients[$handle]->close();
        return ['openSockets' => max(0, self::sockets() - $this->socketsBefore), 'pendingTimers' => 0];
    }

    private function hooks(string $mode): ?Hooks
    {
        if ($mode === 'off') {
            return null;
        }
        $tell = fn (string $hook): \Closure => function (object $event) use ($hook, $mode): void {
            $facts = ['operation' => $event->operation, 'attempt' => $event->attempt];
            if ($event instanceof ResponseEvent) {
                $facts['status'] = $event->status;
            }
            if ($event instanceof RetryEvent) {
                $facts['delayMs'] = $event->delay * 1000;
            }
            $this->io->reply($this->call, ['type' => 'hook', 'hook' => $hook, 'facts' => $facts]);
            if ($mode === 'throwing') {
                throw new \RuntimeException('a hook that throws');
            }
        };
        return new Hooks($tell('request'), $tell('response'), $tell('retry'));
    }

    private static function sockets(): int
    {
        $count = 0;
        foreach (glob('/proc/self/fd/*') ?: [] as $link) {
            $count += (int) str_starts_with((string) @readlink($link), 'socket:');
        }
        return $count;
    }
}
