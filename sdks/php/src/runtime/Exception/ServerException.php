<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 5xx: `outcome` is unknown unless the server says otherwise. */
final class ServerException extends ApiException
{
}
