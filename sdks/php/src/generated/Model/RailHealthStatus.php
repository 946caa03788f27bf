<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Health of a rail.
 */
enum RailHealthStatus: string
{
    /**
     * Works as usual.
     */
    case Up = 'up';
    /**
     * Fails more often or is much slower than usual; still used.
     */
    case Degraded = 'degraded';
    /**
     * Not used; payments go elsewhere or wait.
     */
    case Down = 'down';
}
