<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum BulkPaymentEventType: string
{
    /**
     * A batch was accepted.
     */
    case BulkPaymentAccepted = 'bulk_payment.accepted';
    /**
     * The first item of a batch was started.
     */
    case BulkPaymentProcessing = 'bulk_payment.processing';
    /**
     * Every item succeeded.
     */
    case BulkPaymentCompleted = 'bulk_payment.completed';
    /**
     * All items are final and some did not succeed.
     */
    case BulkPaymentCompletedWithFailures = 'bulk_payment.completed_with_failures';
    /**
     * No item succeeded.
     */
    case BulkPaymentFailed = 'bulk_payment.failed';
    /**
     * The batch was stopped before any item succeeded.
     */
    case BulkPaymentCanceled = 'bulk_payment.canceled';
}
