<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether deliveries of one resource wait for each other.
 */
enum WebhookOrdering: string
{
    /**
     * Events may arrive in any order.
     */
    case None = 'none';
    /**
     * An event waits until the one before it, of the same resource, has succeeded or failed for good.
     */
    case PerResource = 'per_resource';
}
