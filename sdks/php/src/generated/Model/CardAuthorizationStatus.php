<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of an authorization.
 */
enum CardAuthorizationStatus: string
{
    /**
     * It holds money.
     */
    case Approved = 'approved';
    /**
     * It was declined.
     */
    case Declined = 'declined';
    /**
     * It was captured in full.
     */
    case Captured = 'captured';
    /**
     * A part was captured; the rest is held.
     */
    case PartiallyCaptured = 'partially_captured';
    /**
     * What was held was released.
     */
    case Reversed = 'reversed';
    /**
     * It was not captured within 7 days; what was held was released.
     */
    case Expired = 'expired';
}
