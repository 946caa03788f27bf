<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum ReversalEventType: string
{
    /**
     * A reversal was requested.
     */
    case ReversalCreated = 'reversal.created';
    /**
     * The money came back.
     */
    case ReversalCompleted = 'reversal.completed';
    /**
     * The reversal was refused; the transaction stands.
     */
    case ReversalFailed = 'reversal.failed';
}
