<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The other side of a payment as the caller names it; `type` tells which kind.
 */
interface Party extends \JsonSerializable
{
}
