<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum WidgetSessionEventType: string
{
    /**
     * A visitor opened a widget.
     */
    case WidgetSessionOpened = 'widget_session.opened';
    /**
     * A visitor finished; the result is in the session.
     */
    case WidgetSessionCompleted = 'widget_session.completed';
    /**
     * A visitor left the flow.
     */
    case WidgetSessionCanceled = 'widget_session.canceled';
    /**
     * The session ended unused.
     */
    case WidgetSessionExpired = 'widget_session.expired';
}
