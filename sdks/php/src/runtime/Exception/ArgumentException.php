<?php

declare(strict_types=1);

namespace Njia\Exception;

/** An argument cannot be sent; nothing was. `path` names it. */
final class ArgumentException extends NjiaException
{
}
