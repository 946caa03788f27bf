<?php

declare(strict_types=1);

namespace Njia\Exception;

/** No usable answer arrived. `outcome` is none only if no attempt can have reached the server. */
class ConnectionException extends NjiaException
{
}
