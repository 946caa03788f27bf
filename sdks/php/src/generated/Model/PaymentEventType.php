<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum PaymentEventType: string
{
    /**
     * A payment was accepted and its money reserved.
     */
    case PaymentCreated = 'payment.created';
    /**
     * The fraud score holds a payment for a person to decide.
     */
    case PaymentHeldForReview = 'payment.held_for_review';
    /**
     * The rail is degraded or closed; the payment waits.
     */
    case PaymentQueued = 'payment.queued';
    /**
     * A payment was sent to its rail.
     */
    case PaymentSubmitted = 'payment.submitted';
    /**
     * The payer must confirm a collection on the phone.
     */
    case PaymentAwaitingApproval = 'payment.awaiting_approval';
    /**
     * A payment moved to another rail after a definite failure.
     */
    case PaymentRerouted = 'payment.rerouted';
    /**
     * The outcome is unknown; the money stays reserved.
     */
    case PaymentInReconciliation = 'payment.in_reconciliation';
    /**
     * The money moved.
     */
    case PaymentCompleted = 'payment.completed';
    /**
     * The money certainly did not move; it was released.
     */
    case PaymentFailed = 'payment.failed';
    /**
     * A payment was stopped before it was sent.
     */
    case PaymentCanceled = 'payment.canceled';
    /**
     * The payer did not approve in time.
     */
    case PaymentExpired = 'payment.expired';
}
