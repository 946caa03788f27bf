<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What the person agreed to.
 */
enum ConsentPurpose: string
{
    /**
     * Use of the person's data for a credit score.
     */
    case CreditAssessment = 'credit_assessment';
    /**
     * Use of the person's data to verify an identity.
     */
    case IdentityVerification = 'identity_verification';
}
