<?php

declare(strict_types=1);

namespace Njia;

/**
 * The default of every optional argument: `Omit::Value` is not sent at all, `null` is sent as null.
 */
enum Omit
{
    case Value;
}
