<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of change.
 */
enum ChangeLogKind: string
{
    /**
     * Something new.
     */
    case Added = 'added';
    /**
     * Something behaves differently.
     */
    case Changed = 'changed';
    /**
     * Something will end.
     */
    case Deprecated = 'deprecated';
    /**
     * Something ended.
     */
    case Removed = 'removed';
    /**
     * A defect was mended.
     */
    case Fixed = 'fixed';
    /**
     * A weakness was closed.
     */
    case Security = 'security';
}
