<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The other side of a payment as answers show it, with phone and account numbers masked; `type` tells which
 * kind.
 */
interface PartyDetails extends \JsonSerializable
{
}
