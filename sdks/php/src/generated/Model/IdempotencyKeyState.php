<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What became of the first request with the key.
 */
enum IdempotencyKeyState: string
{
    /**
     * Still being worked on.
     */
    case InProgress = 'in_progress';
    /**
     * Done; the answer is kept and will be replayed.
     */
    case Completed = 'completed';
    /**
     * Done; the answer is no longer kept, but the key still has no second effect.
     */
    case Expired = 'expired';
}
