<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether a ledger entry counts.
 */
enum LedgerPhase: string
{
    /**
     * Announced; counts in `pending` only.
     */
    case Pending = 'pending';
    /**
     * Final part of the balance.
     */
    case Posted = 'posted';
    /**
     * A pending entry that was taken out again.
     */
    case Voided = 'voided';
}
