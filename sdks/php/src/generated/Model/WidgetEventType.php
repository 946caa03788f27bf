<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum WidgetEventType: string
{
    /**
     * A widget was made.
     */
    case WidgetCreated = 'widget.created';
    /**
     * A widget was disabled; its sessions end.
     */
    case WidgetDisabled = 'widget.disabled';
}
