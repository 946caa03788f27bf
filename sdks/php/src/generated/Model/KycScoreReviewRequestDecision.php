<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The decision.
 */
enum KycScoreReviewRequestDecision: string
{
    /**
     * Confirm the identity.
     */
    case Clear = 'clear';
    /**
     * Refuse it.
     */
    case Block = 'block';
}
