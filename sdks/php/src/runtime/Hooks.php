<?php

declare(strict_types=1);

namespace Njia;

use Njia\Hook\RequestEvent;
use Njia\Hook\ResponseEvent;
use Njia\Hook\RetryEvent;

/**
 * Functions called around each attempt. What they throw is ignored: a hook never breaks a call.
 */
final readonly class Hooks
{
    /**
     * @param ?\Closure(RequestEvent): mixed $onRequest before each attempt
     * @param ?\Closure(ResponseEvent): mixed $onResponse after each answer, whatever its status
     * @param ?\Closure(RetryEvent): mixed $onRetry before each wait
     */
    public function __construct(
        public ?\Closure $onRequest = null,
        public ?\Closure $onResponse = null,
        public ?\Closure $onRetry = null,
    ) {
    }

    /**
     * @internal
     */
    public function tell(?\Closure $hook, object $event): void
    {
        if ($hook === null) {
            return;
        }
        try {
            $hook($event);
        } catch (\Throwable) {
            // A payment must not fail because a metric did.
        }
    }
}
