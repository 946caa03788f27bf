<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Outcome of a mobile-money transaction.
 */
enum MobileMoneyTransactionStatus: string
{
    /**
     * The money moved.
     */
    case Completed = 'completed';
    /**
     * Nothing moved.
     */
    case Failed = 'failed';
}
