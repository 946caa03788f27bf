<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum GhostCardEventType: string
{
    /**
     * A card was made.
     */
    case GhostCardCreated = 'ghost_card.created';
    /**
     * Label, controls, limits or metadata of a card changed.
     */
    case GhostCardUpdated = 'ghost_card.updated';
    /**
     * A card was frozen; it declines until it is unfrozen.
     */
    case GhostCardFrozen = 'ghost_card.frozen';
    /**
     * A frozen card works again.
     */
    case GhostCardUnfrozen = 'ghost_card.unfrozen';
    /**
     * A card was closed for good.
     */
    case GhostCardClosed = 'ghost_card.closed';
    /**
     * A card reached its expiry.
     */
    case GhostCardExpired = 'ghost_card.expired';
    /**
     * A spend limit of the card declined an authorization.
     */
    case GhostCardLimitReached = 'ghost_card.limit_reached';
}
