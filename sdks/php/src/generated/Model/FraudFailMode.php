<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Decision when the scorer cannot be reached.
 */
enum FraudFailMode: string
{
    /**
     * Hold for a person.
     *
     * The default.
     */
    case Review = 'review';
    /**
     * Let it pass.
     */
    case Allow = 'allow';
    /**
     * Refuse it.
     */
    case Block = 'block';
}
