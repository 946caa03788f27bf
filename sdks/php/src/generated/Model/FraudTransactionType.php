<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What is analyzed.
 */
enum FraudTransactionType: string
{
    /**
     * Money to a recipient.
     */
    case Payout = 'payout';
    /**
     * Money from a payer.
     */
    case Collection = 'collection';
    /**
     * Money between two persons.
     */
    case P2p = 'p2p';
    /**
     * Cash at an agent.
     */
    case CashOut = 'cash_out';
    /**
     * A card payment.
     */
    case CardAuthorization = 'card_authorization';
    /**
     * A login that opens the way to money.
     */
    case Login = 'login';
    /**
     * Anything else.
     */
    case Other = 'other';
}
