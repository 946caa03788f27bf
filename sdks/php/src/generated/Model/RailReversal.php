<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Whether and how a rail takes money back.
 */
enum RailReversal: string
{
    /**
     * The provider takes the money out of the recipient's wallet.
     */
    case Direct = 'direct';
    /**
     * The recipient's institution is asked to return it.
     */
    case ReturnRequest = 'return_request';
    /**
     * A posting between two accounts.
     */
    case Book = 'book';
    /**
     * Never; a reversal answers 422 `reversal_not_supported`.
     */
    case None = 'none';
}
