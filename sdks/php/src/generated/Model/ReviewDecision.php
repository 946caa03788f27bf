<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Decision of the reviewer.
 */
enum ReviewDecision: string
{
    /**
     * The payment goes on.
     */
    case Approve = 'approve';
    /**
     * The payment fails with the code `fraud_declined` and its funds are released.
     */
    case Decline = 'decline';
}
