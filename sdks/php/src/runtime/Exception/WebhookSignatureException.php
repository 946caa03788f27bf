<?php

declare(strict_types=1);

namespace Njia\Exception;

/** A webhook that must not be trusted. */
final class WebhookSignatureException extends NjiaException
{
}
