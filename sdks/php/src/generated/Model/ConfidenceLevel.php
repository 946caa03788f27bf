<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How much the data behind a figure can bear.
 */
enum ConfidenceLevel: string
{
    /**
     * Little or no data.
     */
    case Low = 'low';
    /**
     * Some data.
     */
    case Medium = 'medium';
    /**
     * Enough data.
     */
    case High = 'high';
}
