<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum WebhookEndpointEventType: string
{
    /**
     * An endpoint was disabled, by 410 or after five days of failures.
     */
    case WebhookEndpointDisabled = 'webhook_endpoint.disabled';
    /**
     * A test event that you asked for.
     */
    case WebhookEndpointTest = 'webhook_endpoint.test';
}
