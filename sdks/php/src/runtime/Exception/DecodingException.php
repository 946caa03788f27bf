<?php

declare(strict_types=1);

namespace Njia\Exception;

/** A successful answer contradicts the API description; `path` is a JSON path such as `$.data[3].amount`. */
final class DecodingException extends NjiaException
{
}
