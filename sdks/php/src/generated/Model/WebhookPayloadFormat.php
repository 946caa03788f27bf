<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Shape of the payload.
 *
 * `flat` is deprecated and ends with v3.0.
 */
enum WebhookPayloadFormat: string
{
    /**
     * An event with the resource in `data`.
     */
    case Enveloped = 'enveloped';
    /**
     * The members of the resource at top level.
     *
     * Removed in v3.0, not before 2027-06-01.
     *
     * @deprecated .
     */
    case Flat = 'flat';
}
