<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How deliveries are signed (Standard Webhooks 1.0).
 */
enum WebhookSignatureScheme: string
{
    /**
     * HMAC-SHA256 with a shared secret; signature `v1`.
     */
    case Hmac = 'hmac';
    /**
     * Ed25519 with our private key; signature `v1a`.
     */
    case Ed25519 = 'ed25519';
}
