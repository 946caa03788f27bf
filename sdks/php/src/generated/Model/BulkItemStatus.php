<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of an item of a bulk payment.
 */
enum BulkItemStatus: string
{
    /**
     * Waits for its turn.
     */
    case Pending = 'pending';
    /**
     * In work.
     */
    case Processing = 'processing';
    /**
     * Failed with a retryable code and will be tried again at `nextAttemptAt`.
     */
    case RetryScheduled = 'retry_scheduled';
    /**
     * The outcome is unknown; it is not tried again before the rail says that nothing was executed.
     */
    case InReconciliation = 'in_reconciliation';
    /**
     * The money moved.
     *
     * Final.
     */
    case Succeeded = 'succeeded';
    /**
     * The money did not move.
     *
     * Final.
     */
    case Failed = 'failed';
    /**
     * The item was not valid or was blocked; `error` tells why.
     *
     * Final.
     */
    case Rejected = 'rejected';
    /**
     * Stopped by the caller.
     *
     * Final.
     */
    case Canceled = 'canceled';
}
