<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Tier to reach.
 */
enum KycRequestedTier: string
{
    /**
     * Phone and name.
     */
    case Tier1 = 'tier_1';
    /**
     * Identity number too.
     */
    case Tier2 = 'tier_2';
    /**
     * Document, face and address too.
     */
    case Tier3 = 'tier_3';
}
