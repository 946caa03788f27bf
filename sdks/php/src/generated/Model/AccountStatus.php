<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of an account.
 */
enum AccountStatus: string
{
    /**
     * Can be used.
     */
    case Active = 'active';
    /**
     * Blocked; debits answer 409 `account_frozen`.
     */
    case Frozen = 'frozen';
    /**
     * Closed for good; use answers 409 `account_closed`.
     */
    case Closed = 'closed';
}
