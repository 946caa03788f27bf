<?php

declare(strict_types=1);

namespace Njia\Transport;

/**
 * No answer. `sent`: something of the request may have left this machine; true whenever in doubt.
 */
final class TransportFailure extends \RuntimeException
{
    public const CONNECT = 'connect';
    public const TIMEOUT = 'timeout';
    public const CANCELED = 'canceled';
    public const RECEIVE = 'receive';

    public function __construct(public readonly string $kind, string $message, public readonly bool $sent)
    {
        parent::__construct($message);
    }
}
