<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum FraudAnalysisEventType: string
{
    /**
     * An analysis was made and allows the action.
     */
    case FraudAnalysisCompleted = 'fraud_analysis.completed';
    /**
     * An analysis asks for a review.
     */
    case FraudAnalysisFlagged = 'fraud_analysis.flagged';
    /**
     * An analysis blocks the action.
     */
    case FraudAnalysisBlocked = 'fraud_analysis.blocked';
}
