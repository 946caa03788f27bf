<?php

declare(strict_types=1);

namespace Njia\Exception;

/** The server answered with a failure, or with a redirect, which is never followed. */
class ApiException extends NjiaException
{
}
