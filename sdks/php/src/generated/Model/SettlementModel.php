<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How the rail settles.
 */
enum SettlementModel: string
{
    /**
     * From a position that was paid in before.
     */
    case Prefunded = 'prefunded';
    /**
     * Net amounts once a day.
     */
    case DeferredNet = 'deferred_net';
}
