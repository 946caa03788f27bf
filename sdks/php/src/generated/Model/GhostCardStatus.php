<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a card.
 */
enum GhostCardStatus: string
{
    /**
     * It may be used.
     */
    case Active = 'active';
    /**
     * It declines until it is unfrozen.
     */
    case Frozen = 'frozen';
    /**
     * It was closed for good.
     */
    case Closed = 'closed';
    /**
     * Its time is over.
     */
    case Expired = 'expired';
}
