<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum CardAuthorizationEventType: string
{
    /**
     * An authorization was approved and holds money.
     */
    case CardAuthorizationApproved = 'card_authorization.approved';
    /**
     * An authorization was declined.
     */
    case CardAuthorizationDeclined = 'card_authorization.declined';
    /**
     * A merchant captured an authorization, fully or partly.
     */
    case CardAuthorizationCaptured = 'card_authorization.captured';
    /**
     * The rest of an authorization was released.
     */
    case CardAuthorizationReversed = 'card_authorization.reversed';
    /**
     * An authorization expired and released its hold.
     */
    case CardAuthorizationExpired = 'card_authorization.expired';
}
