<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether a widget can be opened.
 */
enum WidgetStatus: string
{
    /**
     * It can be opened.
     */
    case Active = 'active';
    /**
     * It cannot be opened any more.
     */
    case Disabled = 'disabled';
}
