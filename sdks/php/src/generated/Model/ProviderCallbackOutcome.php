<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What became of it.
 */
enum ProviderCallbackOutcome: string
{
    /**
     * Nothing came before the deadline.
     */
    case TimedOut = 'timed_out';
    /**
     * It came after the deadline and was applied.
     */
    case LateApplied = 'late_applied';
    /**
     * It contradicts a final state and changed nothing.
     */
    case Conflict = 'conflict';
}
