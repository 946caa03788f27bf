<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Level of identity assurance, which sets amount limits.
 */
enum KycTier: string
{
    /**
     * Nothing is verified.
     */
    case Tier0 = 'tier_0';
    /**
     * Phone and name match.
     */
    case Tier1 = 'tier_1';
    /**
     * Tier 1 and a clear id number.
     */
    case Tier2 = 'tier_2';
    /**
     * Tier 2, a document, a live face match and an address.
     */
    case Tier3 = 'tier_3';
}
