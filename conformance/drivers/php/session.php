<?php

declare(strict_types=1);

namespace Driver;

use Njia\Hook\{ResponseEvent, RetryEvent};
use Njia\Testing\VirtualSeam;
use Njia\Transport\CurlTransport;
use Njia\{Cancellation, Hooks, NjiaClient};
use Psr\Log\LoggerInterface;

require __DIR__ . '/psr.php';

/** Clients by handle, and what calls left behind. */
final class Session
{
    /** The call under way; waits and hooks are reported under it. */
    public int $call = 0;
    public array $clients = [];
    public array $ended = [];
    private readonly int $socketsBefore;

    public function __construct(public Pipe $pipe, public readonly array $operations)
    {
        $this->socketsBefore = self::sockets();
    }

    public function open(\stdClass $request): string
    {
        $options = array_intersect_key(get_object_vars($request), array_flip(['baseUrl', 'apiKey', 'sessionToken', 'maxRetries']));
        $options += seconds($request, 'timeout', 'connectTimeout', 'deadline', 'maxRetryAfter');
        if ($request->clock === 'virtual') {
            $options['seam'] = new RunnerSeam($this, ($request->nowMs ?? 0) / 1000, $request->random ?? 0.5);
        }
        $options['transport'] = new CurlTransport($request->proxy ?? '', ...array_map(self::file(...), [
            $request->caPem ?? null, $request->clientCertPem ?? null, $request->clientKeyPem ?? null]));
        if (($request->logs ?? 'off') !== 'off') {
            $options += ['logger' => new Told($this), 'logBodies' => $request->logs === 'bodies'];
        }
        $handle = 'client-' . (count($this->clients) + 1);
        $this->clients[$handle] = new NjiaClient(...$options, hooks: $this->hooks($request->hooks ?? 'off'));
        return $handle;
    }

    /** The SDK takes files; these last as long as the driver. */
    private static function file(?string $pem): ?string
    {
        static $kept = [];
        return $pem === null || fwrite($kept[] = $file = tmpfile(), $pem) === 0 ? null : stream_get_meta_data($file)['uri'];
    }

    public function close(string $handle): array
    {
        $this->clients[$handle]->close();
        return ['openSockets' => max(0, self::sockets() - $this->socketsBefore), 'pendingTimers' => 0];
    }

    /** Calls at once, each in a process of its own; what arrives meanwhile goes to the one it names. */
    public function parallel(array $requests): void
    {
        [$children, $later] = [[], []];
        for (; $requests !== [] || $children !== []; array_push($requests, ...array_filter([$this->pipe->next(0.02)]))) {
            foreach (array_splice($requests, 0) as $request) {
                if (isset($children[$request->call ?? 0])) {
                    fwrite($children[$request->call][1], json_encode($request) . "\n");
                } elseif ($request->cmd === 'call') {
                    [$here, $there] = stream_socket_pair(STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0);
                    $children[$request->id] = [pcntl_fork(), $here];
                    if ($children[$request->id][0] === 0) {
                        $this->pipe = new Pipe($there);
                        serve($request, $this);
                        posix_kill(getmypid(), SIGKILL); // no destructors of the parent's objects
                    }
                } else {
                    $later[] = $request;
                }
            }
            $children = array_filter($children, static fn (array $child): bool => pcntl_waitpid($child[0], $status, WNOHANG) === 0);
        }
        array_map($this->pipe->unread(...), array_reverse($later));
    }

    private function hooks(string $mode): ?Hooks
    {
        $tell = fn (string $hook): \Closure => function (object $event) use ($hook, $mode): void {
            $facts = ['operation' => $event->operation, 'attempt' => $event->attempt];
            $facts += $event instanceof ResponseEvent ? ['status' => $event->status] : [];
            $facts += $event instanceof RetryEvent ? ['delayMs' => $event->delay * 1000] : [];
            $this->pipe->reply($this->call, ['type' => 'hook', 'hook' => $hook, 'facts' => $facts]);
            $mode !== 'throwing' || throw new \RuntimeException('a hook that throws');
        };
        return $mode === 'off' ? null : new Hooks($tell('request'), $tell('response'), $tell('retry'));
    }

    private static function sockets(): int
    {
        $targets = array_map(static fn (string $link): string => (string) @readlink($link), glob('/proc/self/fd/*'));
        return count(array_filter($targets, static fn (string $target): bool => str_starts_with($target, 'socket:')));
    }
}

/** A logger that reports its lines. */
final class Told implements LoggerInterface
{
    public function __construct(private readonly Session $session)
    {
    }

    public function __call(string $level, array $given): void
    {
        $line = "{$level} " . json_encode($given, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_UNESCAPED_SLASHES);
        $this->session->pipe->reply($this->session->call, ['type' => 'log', 'line' => $line]);
    }
}

/** Virtual time in step with the runner: a wait is reported, and goes on when the runner says so or is cancelled. */
final class RunnerSeam extends VirtualSeam
{
    public function __construct(private readonly Session $session, float $start, float $draw)
    {
        parent::__construct($start, $draw);
    }

    public function sleep(float $seconds, ?Cancellation $cancellation): void
    {
        $this->session->pipe->reply($this->session->call, ['type' => 'sleep', 'ms' => $seconds * 1000]);
        $isWake = $this->session->pipe->signal($this->session->call, true) === 'wake';
        $isWake ? parent::sleep($seconds, $cancellation) : $cancellation?->cancel();
    }
}

/** Times of the protocol, in milliseconds, as options of the SDK, in seconds. */
function seconds(\stdClass $from, string ...$names): array
{
    $given = array_filter($names, static fn (string $name): bool => isset($from->{"{$name}Ms"}));
    return array_map(static fn (string $name): float => $from->{"{$name}Ms"} / 1000, array_combine($given, $given));
}
