<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What became of it.
 */
enum ProviderCallbackReceiptOutcome: string
{
    /**
     * It moved the payment on.
     */
    case Applied = 'applied';
    /**
     * It was known; nothing changed.
     */
    case Duplicate = 'duplicate';
    /**
     * It came after the deadline and settled the payment.
     */
    case LateApplied = 'late_applied';
    /**
     * It contradicts a final state; a case was opened.
     */
    case Conflict = 'conflict';
    /**
     * It says nothing new.
     */
    case Ignored = 'ignored';
}
