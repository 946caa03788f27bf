<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a delivery.
 */
enum DeliveryStatus: string
{
    /**
     * The next attempt is due at `nextAttemptAt`.
     */
    case Pending = 'pending';
    /**
     * An attempt is under way.
     */
    case Delivering = 'delivering';
    /**
     * The endpoint answered 2xx.
     */
    case Succeeded = 'succeeded';
    /**
     * All attempts failed.
     */
    case Failed = 'failed';
    /**
     * The endpoint was disabled or deleted before an attempt.
     */
    case Skipped = 'skipped';
}
