<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * Why money certainly did not move.
 *
 * An unknown outcome is not a failure; it is the state `in_reconciliation`.
 */
enum FailureCode: string
{
    /**
     * The recipient has no account at the provider (ISO 20022 AC01).
     */
    case RecipientNotFound = 'recipient_not_found';
    /**
     * The recipient's wallet may not receive (AC04).
     */
    case RecipientWalletInactive = 'recipient_wallet_inactive';
    /**
     * The recipient's wallet is full or at its limit (AM14).
     */
    case RecipientLimitReached = 'recipient_limit_reached';
    /**
     * The given holder name differs from the registered one (BE01).
     */
    case RecipientNameMismatch = 'recipient_name_mismatch';
    /**
     * A reversal found less in the recipient's wallet than was to be taken back (AM04).
     */
    case RecipientInsufficientFunds = 'recipient_insufficient_funds';
    /**
     * The payer has no account at the provider (AC01).
     */
    case PayerNotFound = 'payer_not_found';
    /**
     * The payer's wallet holds too little (AM04).
     */
    case PayerInsufficientFunds = 'payer_insufficient_funds';
    /**
     * The payer's wallet is at its limit (AM02).
     */
    case PayerLimitReached = 'payer_limit_reached';
    /**
     * The payer refused on the phone (CUST).
     */
    case PayerRejected = 'payer_rejected';
    /**
     * The payer did not answer within the approval window (TM01).
     */
    case ApprovalExpired = 'approval_expired';
    /**
     * The payer entered a wrong PIN.
     */
    case WrongPin = 'wrong_pin';
    /**
     * The provider does not take this amount (AM02).
     */
    case AmountOutOfBounds = 'amount_out_of_bounds';
    /**
     * The provider does not take this currency (AM03).
     */
    case CurrencyNotAccepted = 'currency_not_accepted';
    /**
     * The provider's compliance check refused (RR04).
     */
    case ComplianceRejected = 'compliance_rejected';
    /**
     * A party is on a sanctions list (RR04).
     */
    case SanctionsMatch = 'sanctions_match';
    /**
     * The payment was declined in our fraud review (FR01).
     */
    case FraudDeclined = 'fraud_declined';
    /**
     * The provider knows the reference already; resolved by enquiry and never sent again (AM05).
     */
    case DuplicateAtProvider = 'duplicate_at_provider';
    /**
     * The provider was overloaded.
     *
     * Retryable.
     */
    case ProviderBusy = 'provider_busy';
    /**
     * The provider could not be reached.
     *
     * Retryable (AB08).
     */
    case ProviderUnavailable = 'provider_unavailable';
    /**
     * The provider failed and says that nothing was executed.
     *
     * Retryable (MS03).
     */
    case ProviderErrorNotExecuted = 'provider_error_not_executed';
    /**
     * The rail refused without a nearer reason (MS03).
     */
    case RailRejected = 'rail_rejected';
    /**
     * The payment waited 24 hours for a rail that did not come back (TM01).
     */
    case QueueExpired = 'queue_expired';
    /**
     * The caller canceled it (DS02).
     */
    case CanceledByClient = 'canceled_by_client';
}
