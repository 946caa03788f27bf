<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a user.
 */
enum UserStatus: string
{
    /**
     * May log in.
     */
    case Active = 'active';
    /**
     * May not log in; sessions have ended.
     */
    case Disabled = 'disabled';
}
