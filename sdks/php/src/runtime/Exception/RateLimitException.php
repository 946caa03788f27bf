<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 429: too many requests; `retryAfter` says how many seconds to wait. */
final class RateLimitException extends ApiException
{
}
