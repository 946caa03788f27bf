<?php

declare(strict_types=1);

namespace Njia\Exception;

/** An attempt took longer than `timeout` or `connectTimeout`, or the call longer than `deadline`. */
final class TimeoutException extends ConnectionException
{
}
