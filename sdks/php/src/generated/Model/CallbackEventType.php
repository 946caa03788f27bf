<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum CallbackEventType: string
{
    /**
     * No callback came in time; the payment went to reconciliation.
     */
    case CallbackTimedOut = 'callback.timed_out';
    /**
     * A callback came after the deadline and was applied.
     */
    case CallbackLate = 'callback.late';
    /**
     * A callback contradicts a final state; nothing was changed.
     */
    case CallbackConflict = 'callback.conflict';
}
