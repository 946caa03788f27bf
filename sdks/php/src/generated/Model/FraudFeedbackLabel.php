<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What it turned out to be.
 */
enum FraudFeedbackLabel: string
{
    /**
     * It was a fraud.
     */
    case Fraud = 'fraud';
    /**
     * It was in order.
     */
    case Legitimate = 'legitimate';
    /**
     * It is not clear.
     */
    case Unsure = 'unsure';
}
