<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How the given holder name fits the registered one.
 */
enum NameMatch: string
{
    /**
     * The names fit.
     */
    case Exact = 'exact';
    /**
     * Some parts of the names fit.
     */
    case Partial = 'partial';
    /**
     * The names differ.
     */
    case None = 'none';
    /**
     * No name was given or the provider tells none.
     */
    case Unknown = 'unknown';
}
