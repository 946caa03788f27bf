<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Kind of transaction.
 */
enum TransactionType: string
{
    /**
     * Money that left the tenant through a rail.
     */
    case Payout = 'payout';
    /**
     * Money that came in from a payer through a rail.
     */
    case Collection = 'collection';
    /**
     * Money moved back; `originalTransactionId` names the transaction that it undoes.
     */
    case Reversal = 'reversal';
    /**
     * A captured authorization of a ghost card.
     */
    case CardCapture = 'card_capture';
    /**
     * A transfer between two accounts of the tenant.
     */
    case Book = 'book';
    /**
     * Money put into a test account.
     */
    case Funding = 'funding';
}
