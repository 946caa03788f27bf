<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Mode of an API key.
 */
enum KeyMode: string
{
    /**
     * Real money.
     */
    case Live = 'live';
    /**
     * The sandbox.
     */
    case Test = 'test';
}
