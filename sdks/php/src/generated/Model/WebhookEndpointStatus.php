<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether events are delivered.
 */
enum WebhookEndpointStatus: string
{
    /**
     * Events are delivered.
     */
    case Enabled = 'enabled';
    /**
     * Nothing is delivered; new events are skipped.
     */
    case Disabled = 'disabled';
}
