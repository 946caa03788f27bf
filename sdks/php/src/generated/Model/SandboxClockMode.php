<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether test mode follows real time or a virtual one.
 */
enum SandboxClockMode: string
{
    /**
     * Test mode follows the real clock.
     */
    case Real = 'real';
    /**
     * Test mode follows a virtual clock that was set or advanced.
     */
    case Virtual = 'virtual';
}
