<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of one attempt on a rail.
 */
enum PaymentAttemptStatus: string
{
    /**
     * Sent; the answer is awaited.
     */
    case Submitted = 'submitted';
    /**
     * The rail moved the money.
     */
    case Succeeded = 'succeeded';
    /**
     * The rail says that nothing was executed.
     */
    case Failed = 'failed';
    /**
     * The rail did not answer in time; enquiries are running.
     */
    case Unknown = 'unknown';
}
