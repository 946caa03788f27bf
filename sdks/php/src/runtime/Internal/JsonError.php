<?php

declare(strict_types=1);

namespace Njia\Internal;

/**
 * @internal a text is not JSON, or a value has no JSON form
 */
final class JsonError extends \RuntimeException
{
}
