<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of a session.
 */
enum WidgetSessionStatus: string
{
    /**
     * Nobody has opened it.
     */
    case Created = 'created';
    /**
     * A visitor uses it.
     */
    case Opened = 'opened';
    /**
     * The visitor finished.
     */
    case Completed = 'completed';
    /**
     * The visitor left.
     */
    case Canceled = 'canceled';
    /**
     * Its time is over.
     */
    case Expired = 'expired';
}
