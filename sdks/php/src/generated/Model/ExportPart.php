<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Part to export.
 */
enum ExportPart: string
{
    /**
     * The requests.
     */
    case Collection = 'collection';
    /**
     * The variables.
     */
    case Environment = 'environment';
}
