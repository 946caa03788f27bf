<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of the customer's identity check.
 */
enum CustomerKycStatus: string
{
    /**
     * No check was made.
     */
    case Unverified = 'unverified';
    /**
     * A check or its manual review is running.
     */
    case Pending = 'pending';
    /**
     * The last check was clear.
     */
    case Verified = 'verified';
    /**
     * The last check ended with a block.
     */
    case Rejected = 'rejected';
    /**
     * The last clear check is too old.
     */
    case Expired = 'expired';
}
