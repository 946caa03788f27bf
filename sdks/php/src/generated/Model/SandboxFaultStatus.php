<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether the fault still hits calls.
 */
enum SandboxFaultStatus: string
{
    /**
     * It hits matching calls.
     */
    case Active = 'active';
    /**
     * It reached `maxCount`.
     */
    case Exhausted = 'exhausted';
    /**
     * Its time is over.
     */
    case Expired = 'expired';
}
