<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Why an attempt failed.
 */
enum DeliveryError: string
{
    /**
     * No answer within 15 seconds.
     */
    case Timeout = 'timeout';
    /**
     * The connection was refused or broke.
     */
    case Connection = 'connection';
    /**
     * The certificate or handshake is not valid.
     */
    case Tls = 'tls';
    /**
     * The host name does not resolve.
     */
    case Dns = 'dns';
    /**
     * The address is private or otherwise not allowed.
     */
    case BlockedAddress = 'blocked_address';
    /**
     * The answer was not 2xx.
     */
    case HttpStatus = 'http_status';
}
