<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How notices arrive.
 */
enum ChangeLogChannel: string
{
    /**
     * By e-mail, after confirmation.
     */
    case Email = 'email';
    /**
     * Posted to a URL of its own.
     */
    case Webhook = 'webhook';
    /**
     * As `changelog.*` events to your webhook endpoints.
     */
    case WebhookEvent = 'webhook_event';
}
