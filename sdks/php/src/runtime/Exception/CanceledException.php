<?php

declare(strict_types=1);

namespace Njia\Exception;

/** The caller cancelled the call, or closed the client. */
final class CanceledException extends NjiaException
{
}
