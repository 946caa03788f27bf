<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Decision under the tenant's thresholds.
 */
enum CreditDecision: string
{
    /**
     * The score reaches the approval threshold, 640 unless the tenant set another.
     */
    case Approve = 'approve';
    /**
     * A person should decide; 560 up to the approval threshold.
     */
    case Review = 'review';
    /**
     * The score is below the review threshold.
     */
    case Decline = 'decline';
    /**
     * Too little history for a score; `score` is null and the reasons tell what is missing.
     */
    case InsufficientData = 'insufficient_data';
}
