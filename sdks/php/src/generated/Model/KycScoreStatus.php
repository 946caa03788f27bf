<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of an assessment.
 */
enum KycScoreStatus: string
{
    /**
     * A provider has not answered yet.
     */
    case Processing = 'processing';
    /**
     * It is finished.
     */
    case Completed = 'completed';
    /**
     * It could not be finished.
     */
    case Error = 'error';
}
