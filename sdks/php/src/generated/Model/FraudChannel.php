<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Channel through which the order came.
 */
enum FraudChannel: string
{
    /**
     * A mobile app.
     */
    case App = 'app';
    /**
     * A web page.
     */
    case Web = 'web';
    /**
     * A USSD menu.
     */
    case Ussd = 'ussd';
    /**
     * A server.
     */
    case Api = 'api';
    /**
     * An agent.
     */
    case Agent = 'agent';
    /**
     * A terminal.
     */
    case Pos = 'pos';
}
