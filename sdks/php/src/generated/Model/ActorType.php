<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of actor that caused a change.
 */
enum ActorType: string
{
    /**
     * A machine that used an API key.
     */
    case ApiKey = 'api_key';
    /**
     * A person with a login session.
     */
    case User = 'user';
    /**
     * The service itself, for example a timer or a retry.
     */
    case System = 'system';
    /**
     * A payment rail or mobile-money provider.
     */
    case Provider = 'provider';
    /**
     * An embedded widget in a browser.
     */
    case Widget = 'widget';
}
