<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Why a transaction is reversed.
 *
 * The original fee is given back for `duplicate` and `technical_error` only.
 */
enum ReversalReason: string
{
    /**
     * Paid twice (ISO 20022 DUPL).
     *
     * The fee is given back.
     */
    case Duplicate = 'duplicate';
    /**
     * The payment was a fraud (FRAD).
     */
    case Fraudulent = 'fraudulent';
    /**
     * The customer asked for it (CUST).
     */
    case CustomerRequest = 'customer_request';
    /**
     * It went to the wrong party (AC03).
     */
    case WrongRecipient = 'wrong_recipient';
    /**
     * The amount was wrong (AM09).
     */
    case WrongAmount = 'wrong_amount';
    /**
     * Goods or service were not delivered (CUST).
     */
    case ServiceNotRendered = 'service_not_rendered';
    /**
     * A technical fault made the payment (TECH).
     *
     * The fee is given back.
     */
    case TechnicalError = 'technical_error';
    /**
     * Another reason; `note` must tell it (CUST).
     */
    case Other = 'other';
}
