<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 401: no key, or one that does not work. */
final class AuthenticationException extends ApiException
{
}
