<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What a provider or rail says about an attempt.
 */
enum ProviderCallbackEvent: string
{
    /**
     * The provider took the request.
     */
    case Accepted = 'accepted';
    /**
     * The payer must approve on the phone.
     */
    case AwaitingApproval = 'awaiting_approval';
    /**
     * The money moved.
     */
    case Succeeded = 'succeeded';
    /**
     * The money did not move.
     */
    case Failed = 'failed';
    /**
     * The reversal was carried out.
     */
    case ReversalSucceeded = 'reversal_succeeded';
    /**
     * The reversal was refused.
     */
    case ReversalFailed = 'reversal_failed';
}
