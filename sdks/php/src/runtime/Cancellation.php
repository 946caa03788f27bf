<?php

declare(strict_types=1);

namespace Njia;

/**
 * Ends calls under way: hand it over in RequestOptions, and call `cancel()` from a signal handler or a hook. Sending
 * polls it about once a second, waiting every 100 ms.
 */
final class Cancellation
{
    private bool $canceled = false;

    /**
     * @param ?\Closure(): bool $poll asked as well: true cancels
     */
    public function __construct(private readonly ?\Closure $poll = null)
    {
    }

    public function cancel(): void
    {
        $this->canceled = true;
    }

    public function isCanceled(): bool
    {
        if (!$this->canceled && $this->poll !== null && ($this->poll)()) {
            $this->canceled = true;
        }
        return $this->canceled;
    }
}
