<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum AccountEventType: string
{
    /**
     * An account was opened.
     */
    case AccountCreated = 'account.created';
    /**
     * An account was frozen.
     */
    case AccountFrozen = 'account.frozen';
}
