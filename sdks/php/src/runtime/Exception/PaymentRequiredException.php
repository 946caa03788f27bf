<?php

declare(strict_types=1);

namespace Njia\Exception;

/** 402: not enough money where it should come from. */
final class PaymentRequiredException extends ApiException
{
}
