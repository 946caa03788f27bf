<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 409: the state of the resource, or of the idempotency key, does not allow it. */
final class ConflictException extends ApiException
{
}
