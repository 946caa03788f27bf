<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What it is.
 */
enum DeprecationUsageItemKind: string
{
    /**
     * An operation.
     */
    case Operation = 'operation';
    /**
     * A request field.
     */
    case Field = 'field';
    /**
     * The flat webhook payload.
     */
    case PayloadFormat = 'payload_format';
    /**
     * A retired form of keys.
     */
    case KeyFormat = 'key_format';
    /**
     * An old API version.
     */
    case ApiVersion = 'api_version';
    /**
     * An old SDK.
     */
    case SdkVersion = 'sdk_version';
}
