<?php

declare(strict_types=1);

namespace Njia;

/**
 * What is known about the effect of a failed call.
 */
enum Outcome: string
{
    /** Nothing happened: the server said so, or nothing was sent. */
    case None = 'none';
    /** It may have happened: call again with the same idempotency key. */
    case Unknown = 'unknown';
}
