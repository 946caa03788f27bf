<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 404: there is no such thing. */
final class NotFoundException extends ApiException
{
}
