<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a bulk payment.
 *
 * It is final only when every item is.
 */
enum BulkPaymentStatus: string
{
    /**
     * Taken over; no item has started.
     */
    case Accepted = 'accepted';
    /**
     * At least one item is not final.
     */
    case Processing = 'processing';
    /**
     * Every item succeeded.
     *
     * Final.
     */
    case Completed = 'completed';
    /**
     * Some items succeeded, others did not.
     *
     * Final.
     */
    case CompletedWithFailures = 'completed_with_failures';
    /**
     * No item succeeded.
     *
     * Final.
     */
    case Failed = 'failed';
    /**
     * Stopped by the caller before any item succeeded.
     *
     * Final.
     */
    case Canceled = 'canceled';
}
