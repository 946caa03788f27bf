<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 422: understood, but not possible; see `errorCode` and `fieldErrors`. */
final class UnprocessableEntityException extends ApiException
{
}
