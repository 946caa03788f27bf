<?php

declare(strict_types=1);

namespace Driver;

use Njia\Cancellation;
use Njia\Testing\VirtualSeam;

/**
 * Virtual time in step with the runner: a wait is reported, and goes on when the runner says so or is cancelled.
 */
final class RunnerSeam extends VirtualSeam
{
    public function __construct(private readonly Session $session, float $start, float $draw)
    {
        parent::__construct($start, $draw);
    }

    public function sleep(float $seconds, ?Cancellation $cancellation): void
    {
        $call = $this->session->call;
        $this->session->io->reply($call, ['type' => 'sleep', 'ms' => $seconds * 1000]);
        if ($this->session->io->signal($call, true) === 'wake') {
            parent::sleep($seconds, $cancellation);
        } else {
            $cancellation?->cancel();
        }
    }
}
