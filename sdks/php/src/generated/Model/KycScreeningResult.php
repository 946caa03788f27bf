<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Result of a screening.
 */
enum KycScreeningResult: string
{
    /**
     * Nothing was found.
     */
    case Clear = 'clear';
    /**
     * Something similar was found.
     */
    case PossibleMatch = 'possible_match';
    /**
     * The person was found.
     */
    case Match = 'match';
}
