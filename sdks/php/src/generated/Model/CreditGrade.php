<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The score as a grade.
 */
enum CreditGrade: string
{
    /**
     * 720 and more.
     */
    case A = 'A';
    /**
     * 660 to 719.
     */
    case B = 'B';
    /**
     * 600 to 659.
     */
    case C = 'C';
    /**
     * 540 to 599.
     */
    case D = 'D';
    /**
     * Below 540.
     */
    case E = 'E';
}
