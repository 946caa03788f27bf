<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Decision of the fraud analysis under the tenant's policy.
 */
enum FraudDecision: string
{
    /**
     * The score is below the review threshold.
     */
    case Allow = 'allow';
    /**
     * A person should decide; a payment is held until then.
     */
    case Review = 'review';
    /**
     * The score reached the block threshold; no payment is made.
     */
    case Block = 'block';
}
