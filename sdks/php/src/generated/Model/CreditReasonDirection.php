<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Which way a reason works.
 */
enum CreditReasonDirection: string
{
    /**
     * It raises the score.
     */
    case Positive = 'positive';
    /**
     * It lowers the score.
     */
    case Negative = 'negative';
}
