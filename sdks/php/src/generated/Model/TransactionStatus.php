<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a transaction.
 *
 * Only `completed` can be reversed, and only once.
 */
enum TransactionStatus: string
{
    /**
     * Accepted and not sent yet.
     */
    case Pending = 'pending';
    /**
     * With the rail.
     */
    case Processing = 'processing';
    /**
     * The outcome is unknown and the rail is being asked.
     */
    case InReconciliation = 'in_reconciliation';
    /**
     * The money moved.
     */
    case Completed = 'completed';
    /**
     * The money certainly did not move.
     *
     * Final.
     */
    case Failed = 'failed';
    /**
     * Stopped before it was sent.
     *
     * Final.
     */
    case Canceled = 'canceled';
    /**
     * A reversal was asked for and its outcome is awaited.
     */
    case ReversalPending = 'reversal_pending';
    /**
     * Taken back in full.
     *
     * Final.
     */
    case Reversed = 'reversed';
    /**
     * Taken back in part.
     *
     * Final.
     */
    case PartiallyReversed = 'partially_reversed';
}
