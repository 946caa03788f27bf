<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 400: the request is wrong; see `fieldErrors`. */
final class BadRequestException extends ApiException
{
}
