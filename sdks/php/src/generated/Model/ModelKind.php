<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Where the model ran.
 */
enum ModelKind: string
{
    /**
     * The model that is part of the service.
     */
    case Builtin = 'builtin';
    /**
     * A scorer of the operator, reached over the network.
     */
    case Remote = 'remote';
}
