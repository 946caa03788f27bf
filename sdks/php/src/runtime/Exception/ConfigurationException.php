<?php

declare(strict_types=1);

namespace Njia\Exception;

/** The client or one of its options was set up wrongly; nothing was sent. */
final class ConfigurationException extends NjiaException
{
}
