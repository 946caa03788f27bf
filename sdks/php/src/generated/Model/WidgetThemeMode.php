<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Light or dark.
 */
enum WidgetThemeMode: string
{
    /**
     * Always light.
     */
    case Light = 'light';
    /**
     * Always dark.
     */
    case Dark = 'dark';
    /**
     * As the visitor's device.
     */
    case Auto = 'auto';
}
