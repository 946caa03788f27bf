<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Environments to export.
 */
enum ExportEnvironment: string
{
    /**
     * Only the sandbox.
     */
    case Sandbox = 'sandbox';
    /**
     * Only live mode, without the sandbox operations.
     */
    case Live = 'live';
}
