<?php

declare(strict_types=1);

namespace Njia\Testing;

use Njia\Cancellation;
use Njia\Internal\Seam;

/**
 * Virtual time for tests: waits take none, are noted in `waits` (seconds), and move the clock.
 */
class VirtualSeam extends Seam
{
    /** @var list<float> */
    public array $waits = [];
    private float $passed = 0.0;

    public function __construct(private readonly float $start = 0.0, private readonly float $draw = 0.5)
    {
    }

    public function now(): float
    {
        return $this->start + $this->passed;
    }

    public function monotonic(): float
    {
        return $this->passed;
    }

    public function sleep(float $seconds, ?Cancellation $cancellation): void
    {
        $this->waits[] = $seconds;
        $this->passed += $seconds;
    }

    public function random(): float
    {
        return $this->draw;
    }
}
