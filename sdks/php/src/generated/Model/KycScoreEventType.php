<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum KycScoreEventType: string
{
    /**
     * An identity assessment was started and takes longer.
     */
    case KycScoreProcessing = 'kyc_score.processing';
    /**
     * An identity assessment finished.
     */
    case KycScoreCompleted = 'kyc_score.completed';
    /**
     * An assessment needs a person to decide.
     */
    case KycScoreRequiresReview = 'kyc_score.requires_review';
    /**
     * A person decided an assessment.
     */
    case KycScoreReviewed = 'kyc_score.reviewed';
}
