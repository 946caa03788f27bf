<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Why it is disabled; null while it is enabled.
 */
enum WebhookEndpointDisabledReason: string
{
    /**
     * You disabled it.
     */
    case Manual = 'manual';
    /**
     * The receiver answered 410.
     */
    case Gone410 = 'gone_410';
    /**
     * It failed for five days without one success.
     */
    case Failing = 'failing';
}
