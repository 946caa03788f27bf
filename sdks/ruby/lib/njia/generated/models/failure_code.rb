# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Why money certainly did not move.
  #
  # An unknown outcome is not a failure; it is the state `in_reconciliation`.
  module FailureCode
    extend OpenEnum

    # The recipient has no account at the provider (ISO 20022 AC01).
    RECIPIENT_NOT_FOUND = "recipient_not_found"

    # The recipient's wallet may not receive (AC04).
    RECIPIENT_WALLET_INACTIVE = "recipient_wallet_inactive"

    # The recipient's wallet is full or at its limit (AM14).
    RECIPIENT_LIMIT_REACHED = "recipient_limit_reached"

    # The given holder name differs from the registered one (BE01).
    RECIPIENT_NAME_MISMATCH = "recipient_name_mismatch"

    # A reversal found less in the recipient's wallet than was to be taken back (AM04).
    RECIPIENT_INSUFFICIENT_FUNDS = "recipient_insufficient_funds"

    # The payer has no account at the provider (AC01).
    PAYER_NOT_FOUND = "payer_not_found"

    # The payer's wallet holds too little (AM04).
    PAYER_INSUFFICIENT_FUNDS = "payer_insufficient_funds"

    # The payer's wallet is at its limit (AM02).
    PAYER_LIMIT_REACHED = "payer_limit_reached"

    # The payer refused on the phone (CUST).
    PAYER_REJECTED = "payer_rejected"

    # The payer did not answer within the approval window (TM01).
    APPROVAL_EXPIRED = "approval_expired"

    # The payer entered a wrong PIN.
    WRONG_PIN = "wrong_pin"

    # The provider does not take this amount (AM02).
    AMOUNT_OUT_OF_BOUNDS = "amount_out_of_bounds"

    # The provider does not take this currency (AM03).
    CURRENCY_NOT_ACCEPTED = "currency_not_accepted"

    # The provider's compliance check refused (RR04).
    COMPLIANCE_REJECTED = "compliance_rejected"

    # A party is on a sanctions list (RR04).
    SANCTIONS_MATCH = "sanctions_match"

    # The payment was declined in our fraud review (FR01).
    FRAUD_DECLINED = "fraud_declined"

    # The provider knows the reference already; resolved by enquiry and never sent again (AM05).
    DUPLICATE_AT_PROVIDER = "duplicate_at_provider"

    # The provider was overloaded.
    #
    # Retryable.
    PROVIDER_BUSY = "provider_busy"

    # The provider could not be reached.
    #
    # Retryable (AB08).
    PROVIDER_UNAVAILABLE = "provider_unavailable"

    # The provider failed and says that nothing was executed.
    #
    # Retryable (MS03).
    PROVIDER_ERROR_NOT_EXECUTED = "provider_error_not_executed"

    # The rail refused without a nearer reason (MS03).
    RAIL_REJECTED = "rail_rejected"

    # The payment waited 24 hours for a rail that did not come back (TM01).
    QUEUE_EXPIRED = "queue_expired"

    # The caller canceled it (DS02).
    CANCELED_BY_CLIENT = "canceled_by_client"

    # All values that this version knows.
    VALUES = [
      RECIPIENT_NOT_FOUND,
      RECIPIENT_WALLET_INACTIVE,
      RECIPIENT_LIMIT_REACHED,
      RECIPIENT_NAME_MISMATCH,
      RECIPIENT_INSUFFICIENT_FUNDS,
      PAYER_NOT_FOUND,
      PAYER_INSUFFICIENT_FUNDS,
      PAYER_LIMIT_REACHED,
      PAYER_REJECTED,
      APPROVAL_EXPIRED,
      WRONG_PIN,
      AMOUNT_OUT_OF_BOUNDS,
      CURRENCY_NOT_ACCEPTED,
      COMPLIANCE_REJECTED,
      SANCTIONS_MATCH,
      FRAUD_DECLINED,
      DUPLICATE_AT_PROVIDER,
      PROVIDER_BUSY,
      PROVIDER_UNAVAILABLE,
      PROVIDER_ERROR_NOT_EXECUTED,
      RAIL_REJECTED,
      QUEUE_EXPIRED,
      CANCELED_BY_CLIENT
    ].freeze
  end
end
