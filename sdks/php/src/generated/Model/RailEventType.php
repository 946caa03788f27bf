<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum RailEventType: string
{
    /**
     * A rail is slower or fails more often than usual.
     */
    case RailDegraded = 'rail.degraded';
    /**
     * A rail does not work; payments go elsewhere or wait.
     */
    case RailDown = 'rail.down';
    /**
     * A rail works again.
     */
    case RailRecovered = 'rail.recovered';
}
