<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * The resource an event is about, as it was right after the event.
 *
 * `object` tells its type.
 */
interface EventData extends \JsonSerializable
{
}
