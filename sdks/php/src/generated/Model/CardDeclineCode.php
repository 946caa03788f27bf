<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Why an authorization was declined, in the order in which it is checked.
 */
enum CardDeclineCode: string
{
    /**
     * The card was closed.
     */
    case CardClosed = 'card_closed';
    /**
     * The card is past its expiry.
     */
    case CardExpired = 'card_expired';
    /**
     * The card is frozen.
     */
    case CardFrozen = 'card_frozen';
    /**
     * The single-use card was used before.
     */
    case SingleUseAlreadyUsed = 'single_use_already_used';
    /**
     * The security code is wrong.
     */
    case InvalidCvc = 'invalid_cvc';
    /**
     * The expiry is wrong.
     */
    case InvalidExpiry = 'invalid_expiry';
    /**
     * The merchant's country is not allowed.
     */
    case CountryNotAllowed = 'country_not_allowed';
    /**
     * The merchant is blocked.
     */
    case MerchantBlocked = 'merchant_blocked';
    /**
     * The merchant is not among the allowed ones.
     */
    case MerchantNotAllowed = 'merchant_not_allowed';
    /**
     * The category is blocked.
     */
    case CategoryBlocked = 'category_blocked';
    /**
     * The category is not among the allowed ones.
     */
    case CategoryNotAllowed = 'category_not_allowed';
    /**
     * Same merchant, amount and network id within 60 seconds.
     */
    case DuplicateAuthorization = 'duplicate_authorization';
    /**
     * The fraud policy blocks it.
     */
    case SuspectedFraud = 'suspected_fraud';
    /**
     * A spend limit is used up; `declinedByLimitId` names it.
     */
    case SpendLimitExceeded = 'spend_limit_exceeded';
    /**
     * The account has too little money.
     */
    case InsufficientFunds = 'insufficient_funds';
    /**
     * The merchant's currency cannot be converted.
     */
    case CurrencyNotSupported = 'currency_not_supported';
}
