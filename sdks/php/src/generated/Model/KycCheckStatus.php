<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Result.
 */
enum KycCheckStatus: string
{
    /**
     * The identity is confirmed.
     */
    case Passed = 'passed';
    /**
     * It is not confirmed.
     */
    case Failed = 'failed';
    /**
     * The provider has not answered yet.
     */
    case Pending = 'pending';
}
