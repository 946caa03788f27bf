<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * How the rail takes money back.
 */
enum ReversalMethod: string
{
    /**
     * The provider takes the money out of the recipient's wallet.
     */
    case Direct = 'direct';
    /**
     * The credit was final; the recipient's institution is asked to return it, which takes up to 5 days.
     */
    case ReturnRequest = 'return_request';
    /**
     * A posting between two accounts of the tenant.
     */
    case Book = 'book';
}
