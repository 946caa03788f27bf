<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened.
 */
enum ApiKeyEventType: string
{
    /**
     * A key was made.
     */
    case ApiKeyCreated = 'api_key.created';
    /**
     * A key was replaced; the old one works until the overlap ends.
     */
    case ApiKeyRolled = 'api_key.rolled';
    /**
     * A key was revoked.
     */
    case ApiKeyRevoked = 'api_key.revoked';
    /**
     * A key expires soon.
     */
    case ApiKeyExpiring = 'api_key.expiring';
}
