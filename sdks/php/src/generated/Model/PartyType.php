<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of party.
 */
enum PartyType: string
{
    /**
     * A mobile-money wallet.
     */
    case MobileMoney = 'mobile_money';
    /**
     * A bank account.
     */
    case BankAccount = 'bank_account';
    /**
     * An account of the same tenant.
     */
    case Account = 'account';
}
