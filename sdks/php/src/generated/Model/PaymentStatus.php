<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a payment.
 *
 * `completed`, `failed`, `canceled` and `expired` are final.
 */
enum PaymentStatus: string
{
    /**
     * The fraud analysis asks for a human decision; a payout's funds are reserved.
     */
    case HeldForReview = 'held_for_review';
    /**
     * Accepted and not sent yet; a payout's funds are reserved.
     */
    case Pending = 'pending';
    /**
     * Parked because the rail is degraded or outside its operating hours; funds stay reserved.
     */
    case Queued = 'queued';
    /**
     * Sent to the rail, whose answer is awaited; funds stay reserved.
     */
    case Submitted = 'submitted';
    /**
     * A collection waits for the payer to confirm on the phone.
     */
    case AwaitingApproval = 'awaiting_approval';
    /**
     * The outcome is unknown and the rail is being asked; funds stay reserved.
     *
     * Not a failure: do not pay again.
     */
    case InReconciliation = 'in_reconciliation';
    /**
     * The money moved.
     *
     * Final.
     */
    case Completed = 'completed';
    /**
     * The money certainly did not move; reserved funds are released.
     *
     * Final.
     */
    case Failed = 'failed';
    /**
     * Stopped before it was sent; reserved funds are released.
     *
     * Final.
     */
    case Canceled = 'canceled';
    /**
     * The payer did not confirm within the approval window.
     *
     * Final.
     */
    case Expired = 'expired';
}
