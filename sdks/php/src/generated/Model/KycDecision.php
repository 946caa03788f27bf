<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Decision about an identity.
 */
enum KycDecision: string
{
    /**
     * Confirmed.
     */
    case Clear = 'clear';
    /**
     * A person must decide.
     */
    case Attention = 'attention';
    /**
     * Refused.
     */
    case Block = 'block';
}
