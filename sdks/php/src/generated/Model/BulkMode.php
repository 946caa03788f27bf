<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happens when some items are not valid or funds are short.
 */
enum BulkMode: string
{
    /**
     * Valid items run, the others become `rejected`.
     *
     * The default.
     */
    case Partial = 'partial';
    /**
     * Everything is valid and the funds for all of it are reserved at once, or nothing happens.
     */
    case AllOrNothing = 'all_or_nothing';
}
