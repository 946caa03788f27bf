<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 403: the key works but may not do this. */
final class PermissionDeniedException extends ApiException
{
}
