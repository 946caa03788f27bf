<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * State of the session.
 */
enum ListenSessionStatus: string
{
    /**
     * It may stream.
     */
    case Open = 'open';
    /**
     * It was closed.
     */
    case Closed = 'closed';
    /**
     * Nobody streamed for too long.
     */
    case Expired = 'expired';
}
