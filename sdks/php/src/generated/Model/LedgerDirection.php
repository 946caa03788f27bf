<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Side of a ledger entry, seen from the tenant's account.
 */
enum LedgerDirection: string
{
    /**
     * The balance goes down.
     */
    case Debit = 'debit';
    /**
     * The balance goes up.
     */
    case Credit = 'credit';
}
