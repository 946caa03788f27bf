<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a quote.
 */
enum QuoteStatus: string
{
    /**
     * Its price binds until `expiresAt`.
     */
    case Active = 'active';
    /**
     * A payment used it.
     */
    case Used = 'used';
    /**
     * Its time is over.
     */
    case Expired = 'expired';
}
