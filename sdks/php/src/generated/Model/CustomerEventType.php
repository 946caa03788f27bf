<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum CustomerEventType: string
{
    /**
     * A customer was made.
     */
    case CustomerCreated = 'customer.created';
    /**
     * A customer's details changed.
     */
    case CustomerUpdated = 'customer.updated';
    /**
     * A customer moved to another identity tier.
     */
    case CustomerKycTierChanged = 'customer.kyc_tier_changed';
    /**
     * A customer's personal data was erased.
     */
    case CustomerErased = 'customer.erased';
}
