<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a tenant.
 */
enum TenantStatus: string
{
    /**
     * In use.
     */
    case Active = 'active';
    /**
     * Stopped by the operator; every call answers 403 tenant_suspended.
     */
    case Suspended = 'suspended';
}
