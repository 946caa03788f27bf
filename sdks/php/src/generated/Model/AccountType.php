<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What an account is for.
 */
enum AccountType: string
{
    /**
     * Pays out and collects.
     */
    case Wallet = 'wallet';
    /**
     * Funds ghost cards.
     */
    case CardFunding = 'card_funding';
    /**
     * Takes incoming money only.
     */
    case Collection = 'collection';
}
