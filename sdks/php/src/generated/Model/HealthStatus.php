<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of the service or of a part.
 */
enum HealthStatus: string
{
    /**
     * Works.
     */
    case Ok = 'ok';
    /**
     * Works, but slowly or with a part missing.
     */
    case Degraded = 'degraded';
    /**
     * Does not work.
     */
    case Down = 'down';
}
