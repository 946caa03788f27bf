<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a reversal.
 *
 * `completed` and `failed` are final.
 */
enum ReversalStatus: string
{
    /**
     * Asked for; the rail's answer is awaited.
     */
    case Pending = 'pending';
    /**
     * The money is back.
     */
    case Completed = 'completed';
    /**
     * The rail refused or the money is gone; the transaction is `completed` again.
     */
    case Failed = 'failed';
}
