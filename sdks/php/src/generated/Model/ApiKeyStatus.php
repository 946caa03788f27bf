<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of an API key.
 */
enum ApiKeyStatus: string
{
    /**
     * In use.
     */
    case Active = 'active';
    /**
     * Replaced by another key; works until the overlap ends.
     */
    case Rolled = 'rolled';
    /**
     * Past its end.
     */
    case Expired = 'expired';
    /**
     * Ended by a person, at once and for good.
     */
    case Revoked = 'revoked';
}
