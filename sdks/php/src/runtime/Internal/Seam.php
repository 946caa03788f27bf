<?php

declare(strict_types=1);

namespace Njia\Internal;

use Njia\Cancellation;

/**
 * @internal clock, waiting and random numbers of a client; tests replace it through the client's `seam` option
 */
class Seam
{
    private const SLICE = 0.1;

    /** Unix time in seconds. */
    public function now(): float
    {
        return microtime(true);
    }

    /** Seconds of a clock that never jumps. */
    public function monotonic(): float
    {
        return hrtime(true) / 1e9;
    }

    /** Waits so many seconds, or until the call is cancelled. */
    public function sleep(float $seconds, ?Cancellation $cancellation): void
    {
        $end = $this->monotonic() + $seconds;
        while (($left = $end - $this->monotonic()) > 0 && $cancellation?->isCanceled() !== true) {
            usleep(max(0, (int) ceil(min($left, self::SLICE) * 1e6)));
        }
    }

    /** Uniform in [0, 1). */
    public function random(): float
    {
        return random_int(0, (1 << 53) - 1) / (1 << 53);
    }
}
