<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Risk of the customer, from the fraud analyses so far.
 */
enum CustomerRiskLevel: string
{
    /**
     * Nothing stands out.
     */
    case Low = 'low';
    /**
     * Some analyses asked for a review.
     */
    case Medium = 'medium';
    /**
     * Analyses blocked or a person marked fraud.
     */
    case High = 'high';
    /**
     * Too little is known.
     */
    case Unknown = 'unknown';
}
