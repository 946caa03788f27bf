<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State.
 */
enum ChangeLogSubscriptionStatus: string
{
    /**
     * The e-mail address is not confirmed.
     */
    case PendingConfirmation = 'pending_confirmation';
    /**
     * Notices are sent.
     */
    case Active = 'active';
    /**
     * It was ended.
     */
    case Unsubscribed = 'unsubscribed';
    /**
     * The address does not take messages.
     */
    case Bounced = 'bounced';
}
