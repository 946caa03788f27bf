# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What was run.
  module SandboxDueWorkKind
    extend OpenEnum

    # A simulated provider callback arrived.
    PROVIDER_CALLBACK = "provider_callback"

    # A payment waited longer than its rail allows and went to reconciliation.
    CALLBACK_DEADLINE = "callback_deadline"

    # A rail was asked for the outcome of an attempt.
    PROVIDER_ENQUIRY = "provider_enquiry"

    # A payment was sent to its rail.
    PAYMENT_SUBMISSION = "payment_submission"

    # A failed attempt was tried again.
    PAYMENT_RETRY = "payment_retry"

    # A parked payment reached its queue limit.
    QUEUE_EXPIRY = "queue_expiry"

    # A payer did not approve in time.
    APPROVAL_EXPIRY = "approval_expiry"

    # A bulk item was tried again.
    BULK_ITEM_RETRY = "bulk_item_retry"

    # A return request was answered.
    REVERSAL_SETTLEMENT = "reversal_settlement"

    # A webhook delivery was attempted.
    WEBHOOK_DELIVERY = "webhook_delivery"

    # A quote expired.
    QUOTE_EXPIRY = "quote_expiry"

    # A card authorization expired and released its hold.
    AUTHORIZATION_EXPIRY = "authorization_expiry"

    # A ghost card expired.
    CARD_EXPIRY = "card_expiry"

    # A widget session expired.
    WIDGET_SESSION_EXPIRY = "widget_session_expiry"

    # An identity check finished.
    KYC_COMPLETION = "kyc_completion"

    # A stored answer of an idempotency key expired.
    IDEMPOTENCY_EXPIRY = "idempotency_expiry"

    # A notice about a coming change was sent.
    CHANGELOG_NOTICE = "changelog_notice"

    # All values that this version knows.
    VALUES = [
      PROVIDER_CALLBACK,
      CALLBACK_DEADLINE,
      PROVIDER_ENQUIRY,
      PAYMENT_SUBMISSION,
      PAYMENT_RETRY,
      QUEUE_EXPIRY,
      APPROVAL_EXPIRY,
      BULK_ITEM_RETRY,
      REVERSAL_SETTLEMENT,
      WEBHOOK_DELIVERY,
      QUOTE_EXPIRY,
      AUTHORIZATION_EXPIRY,
      CARD_EXPIRY,
      WIDGET_SESSION_EXPIRY,
      KYC_COMPLETION,
      IDEMPOTENCY_EXPIRY,
      CHANGELOG_NOTICE
    ].freeze
  end
end
