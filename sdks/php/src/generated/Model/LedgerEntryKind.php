<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What a ledger entry books.
 */
enum LedgerEntryKind: string
{
    /**
     * The amount of a payment.
     */
    case Payment = 'payment';
    /**
     * A fee.
     */
    case Fee = 'fee';
    /**
     * Money taken back.
     */
    case Reversal = 'reversal';
    /**
     * One leg of a currency exchange.
     */
    case Fx = 'fx';
    /**
     * Money held for a card authorization.
     */
    case CardHold = 'card_hold';
    /**
     * A captured card authorization.
     */
    case CardCapture = 'card_capture';
    /**
     * A correction.
     */
    case Adjustment = 'adjustment';
    /**
     * Test money.
     */
    case Funding = 'funding';
}
