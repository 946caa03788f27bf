<?php

declare(strict_types=1);

namespace Psr\Log;

/** In place of the package psr/log, which the SDK names in a type and does not need to run. */
interface LoggerInterface
{
}
