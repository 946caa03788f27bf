<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Result.
 */
enum KycCheckResultResult: string
{
    /**
     * It passed.
     */
    case Passed = 'passed';
    /**
     * A person should look.
     */
    case Attention = 'attention';
    /**
     * It failed.
     */
    case Failed = 'failed';
    /**
     * It does not apply.
     */
    case NotApplicable = 'not_applicable';
    /**
     * The source did not answer.
     */
    case Unavailable = 'unavailable';
}
