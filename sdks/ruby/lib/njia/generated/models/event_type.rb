# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What happened, as `<resource>.<verb>`.
  #
  # New types may be added at any time.
  module EventType
    extend OpenEnum

    # A payment was accepted and its money reserved.
    PAYMENT_CREATED = "payment.created"

    # The fraud score holds a payment for a person to decide.
    PAYMENT_HELD_FOR_REVIEW = "payment.held_for_review"

    # The rail is degraded or closed; the payment waits.
    PAYMENT_QUEUED = "payment.queued"

    # A payment was sent to its rail.
    PAYMENT_SUBMITTED = "payment.submitted"

    # The payer must confirm a collection on the phone.
    PAYMENT_AWAITING_APPROVAL = "payment.awaiting_approval"

    # A payment moved to another rail after a definite failure.
    PAYMENT_REROUTED = "payment.rerouted"

    # The outcome is unknown; the money stays reserved.
    PAYMENT_IN_RECONCILIATION = "payment.in_reconciliation"

    # The money moved.
    PAYMENT_COMPLETED = "payment.completed"

    # The money certainly did not move; it was released.
    PAYMENT_FAILED = "payment.failed"

    # A payment was stopped before it was sent.
    PAYMENT_CANCELED = "payment.canceled"

    # The payer did not approve in time.
    PAYMENT_EXPIRED = "payment.expired"

    # A transaction completed.
    TRANSACTION_COMPLETED = "transaction.completed"

    # A transaction failed.
    TRANSACTION_FAILED = "transaction.failed"

    # A reversal of the transaction was requested.
    TRANSACTION_REVERSAL_PENDING = "transaction.reversal_pending"

    # The transaction was reversed in full.
    TRANSACTION_REVERSED = "transaction.reversed"

    # A part of the transaction was reversed.
    TRANSACTION_PARTIALLY_REVERSED = "transaction.partially_reversed"

    # The rail contradicts the books; a person must look.
    TRANSACTION_RECONCILIATION_CASE_OPENED = "transaction.reconciliation_case_opened"

    # The contradiction was settled.
    TRANSACTION_RECONCILIATION_CASE_RESOLVED = "transaction.reconciliation_case_resolved"

    # A reversal was requested.
    REVERSAL_CREATED = "reversal.created"

    # The money came back.
    REVERSAL_COMPLETED = "reversal.completed"

    # The reversal was refused; the transaction stands.
    REVERSAL_FAILED = "reversal.failed"

    # A batch was accepted.
    BULK_PAYMENT_ACCEPTED = "bulk_payment.accepted"

    # The first item of a batch was started.
    BULK_PAYMENT_PROCESSING = "bulk_payment.processing"

    # Every item succeeded.
    BULK_PAYMENT_COMPLETED = "bulk_payment.completed"

    # All items are final and some did not succeed.
    BULK_PAYMENT_COMPLETED_WITH_FAILURES = "bulk_payment.completed_with_failures"

    # No item succeeded.
    BULK_PAYMENT_FAILED = "bulk_payment.failed"

    # The batch was stopped before any item succeeded.
    BULK_PAYMENT_CANCELED = "bulk_payment.canceled"

    # An item was not valid and was never sent.
    BULK_ITEM_REJECTED = "bulk_item.rejected"

    # An item failed for a passing reason and will be tried again.
    BULK_ITEM_RETRY_SCHEDULED = "bulk_item.retry_scheduled"

    # The item's payment completed.
    BULK_ITEM_SUCCEEDED = "bulk_item.succeeded"

    # The item's payment failed for good.
    BULK_ITEM_FAILED = "bulk_item.failed"

    # A credit score was computed.
    CREDIT_SCORE_COMPLETED = "credit_score.completed"

    # An analysis was made and allows the action.
    FRAUD_ANALYSIS_COMPLETED = "fraud_analysis.completed"

    # An analysis asks for a review.
    FRAUD_ANALYSIS_FLAGGED = "fraud_analysis.flagged"

    # An analysis blocks the action.
    FRAUD_ANALYSIS_BLOCKED = "fraud_analysis.blocked"

    # An identity assessment was started and takes longer.
    KYC_SCORE_PROCESSING = "kyc_score.processing"

    # An identity assessment finished.
    KYC_SCORE_COMPLETED = "kyc_score.completed"

    # An assessment needs a person to decide.
    KYC_SCORE_REQUIRES_REVIEW = "kyc_score.requires_review"

    # A person decided an assessment.
    KYC_SCORE_REVIEWED = "kyc_score.reviewed"

    # A legacy identity check finished.
    # @deprecated .
    KYC_CHECK_COMPLETED = "kyc_check.completed"

    # A card was made.
    GHOST_CARD_CREATED = "ghost_card.created"

    # Label, controls, limits or metadata of a card changed.
    GHOST_CARD_UPDATED = "ghost_card.updated"

    # A card was frozen; it declines until it is unfrozen.
    GHOST_CARD_FROZEN = "ghost_card.frozen"

    # A frozen card works again.
    GHOST_CARD_UNFROZEN = "ghost_card.unfrozen"

    # A card was closed for good.
    GHOST_CARD_CLOSED = "ghost_card.closed"

    # A card reached its expiry.
    GHOST_CARD_EXPIRED = "ghost_card.expired"

    # A spend limit of the card declined an authorization.
    GHOST_CARD_LIMIT_REACHED = "ghost_card.limit_reached"

    # An authorization was approved and holds money.
    CARD_AUTHORIZATION_APPROVED = "card_authorization.approved"

    # An authorization was declined.
    CARD_AUTHORIZATION_DECLINED = "card_authorization.declined"

    # A merchant captured an authorization, fully or partly.
    CARD_AUTHORIZATION_CAPTURED = "card_authorization.captured"

    # The rest of an authorization was released.
    CARD_AUTHORIZATION_REVERSED = "card_authorization.reversed"

    # An authorization expired and released its hold.
    CARD_AUTHORIZATION_EXPIRED = "card_authorization.expired"

    # A widget was made.
    WIDGET_CREATED = "widget.created"

    # A widget was disabled; its sessions end.
    WIDGET_DISABLED = "widget.disabled"

    # A visitor opened a widget.
    WIDGET_SESSION_OPENED = "widget_session.opened"

    # A visitor finished; the result is in the session.
    WIDGET_SESSION_COMPLETED = "widget_session.completed"

    # A visitor left the flow.
    WIDGET_SESSION_CANCELED = "widget_session.canceled"

    # The session ended unused.
    WIDGET_SESSION_EXPIRED = "widget_session.expired"

    # A customer was made.
    CUSTOMER_CREATED = "customer.created"

    # A customer's details changed.
    CUSTOMER_UPDATED = "customer.updated"

    # A customer moved to another identity tier.
    CUSTOMER_KYC_TIER_CHANGED = "customer.kyc_tier_changed"

    # A customer's personal data was erased.
    CUSTOMER_ERASED = "customer.erased"

    # An account was opened.
    ACCOUNT_CREATED = "account.created"

    # An account was frozen.
    ACCOUNT_FROZEN = "account.frozen"

    # The available balance fell below the tenant's mark.
    BALANCE_LOW = "balance.low"

    # No callback came in time; the payment went to reconciliation.
    CALLBACK_TIMED_OUT = "callback.timed_out"

    # A callback came after the deadline and was applied.
    CALLBACK_LATE = "callback.late"

    # A callback contradicts a final state; nothing was changed.
    CALLBACK_CONFLICT = "callback.conflict"

    # A rail is slower or fails more often than usual.
    RAIL_DEGRADED = "rail.degraded"

    # A rail does not work; payments go elsewhere or wait.
    RAIL_DOWN = "rail.down"

    # A rail works again.
    RAIL_RECOVERED = "rail.recovered"

    # An endpoint was disabled, by 410 or after five days of failures.
    WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"

    # A test event that you asked for.
    WEBHOOK_ENDPOINT_TEST = "webhook_endpoint.test"

    # A key was made.
    API_KEY_CREATED = "api_key.created"

    # A key was replaced; the old one works until the overlap ends.
    API_KEY_ROLLED = "api_key.rolled"

    # A key was revoked.
    API_KEY_REVOKED = "api_key.revoked"

    # A key expires soon.
    API_KEY_EXPIRING = "api_key.expiring"

    # A change took effect.
    CHANGELOG_ENTRY_PUBLISHED = "changelog.entry_published"

    # A breaking change was announced.
    CHANGELOG_BREAKING_CHANGE_ANNOUNCED = "changelog.breaking_change_announced"

    # Something you may use ends soon.
    CHANGELOG_SUNSET_APPROACHING = "changelog.sunset_approaching"

    # All values that this version knows.
    VALUES = [
      PAYMENT_CREATED,
      PAYMENT_HELD_FOR_REVIEW,
      PAYMENT_QUEUED,
      PAYMENT_SUBMITTED,
      PAYMENT_AWAITING_APPROVAL,
      PAYMENT_REROUTED,
      PAYMENT_IN_RECONCILIATION,
      PAYMENT_COMPLETED,
      PAYMENT_FAILED,
      PAYMENT_CANCELED,
      PAYMENT_EXPIRED,
      TRANSACTION_COMPLETED,
      TRANSACTION_FAILED,
      TRANSACTION_REVERSAL_PENDING,
      TRANSACTION_REVERSED,
      TRANSACTION_PARTIALLY_REVERSED,
      TRANSACTION_RECONCILIATION_CASE_OPENED,
      TRANSACTION_RECONCILIATION_CASE_RESOLVED,
      REVERSAL_CREATED,
      REVERSAL_COMPLETED,
      REVERSAL_FAILED,
      BULK_PAYMENT_ACCEPTED,
      BULK_PAYMENT_PROCESSING,
      BULK_PAYMENT_COMPLETED,
      BULK_PAYMENT_COMPLETED_WITH_FAILURES,
      BULK_PAYMENT_FAILED,
      BULK_PAYMENT_CANCELED,
      BULK_ITEM_REJECTED,
      BULK_ITEM_RETRY_SCHEDULED,
      BULK_ITEM_SUCCEEDED,
      BULK_ITEM_FAILED,
      CREDIT_SCORE_COMPLETED,
      FRAUD_ANALYSIS_COMPLETED,
      FRAUD_ANALYSIS_FLAGGED,
      FRAUD_ANALYSIS_BLOCKED,
      KYC_SCORE_PROCESSING,
      KYC_SCORE_COMPLETED,
      KYC_SCORE_REQUIRES_REVIEW,
      KYC_SCORE_REVIEWED,
      KYC_CHECK_COMPLETED,
      GHOST_CARD_CREATED,
      GHOST_CARD_UPDATED,
      GHOST_CARD_FROZEN,
      GHOST_CARD_UNFROZEN,
      GHOST_CARD_CLOSED,
      GHOST_CARD_EXPIRED,
      GHOST_CARD_LIMIT_REACHED,
      CARD_AUTHORIZATION_APPROVED,
      CARD_AUTHORIZATION_DECLINED,
      CARD_AUTHORIZATION_CAPTURED,
      CARD_AUTHORIZATION_REVERSED,
      CARD_AUTHORIZATION_EXPIRED,
      WIDGET_CREATED,
      WIDGET_DISABLED,
      WIDGET_SESSION_OPENED,
      WIDGET_SESSION_COMPLETED,
      WIDGET_SESSION_CANCELED,
      WIDGET_SESSION_EXPIRED,
      CUSTOMER_CREATED,
      CUSTOMER_UPDATED,
      CUSTOMER_KYC_TIER_CHANGED,
      CUSTOMER_ERASED,
      ACCOUNT_CREATED,
      ACCOUNT_FROZEN,
      BALANCE_LOW,
      CALLBACK_TIMED_OUT,
      CALLBACK_LATE,
      CALLBACK_CONFLICT,
      RAIL_DEGRADED,
      RAIL_DOWN,
      RAIL_RECOVERED,
      WEBHOOK_ENDPOINT_DISABLED,
      WEBHOOK_ENDPOINT_TEST,
      API_KEY_CREATED,
      API_KEY_ROLLED,
      API_KEY_REVOKED,
      API_KEY_EXPIRING,
      CHANGELOG_ENTRY_PUBLISHED,
      CHANGELOG_BREAKING_CHANGE_ANNOUNCED,
      CHANGELOG_SUNSET_APPROACHING
    ].freeze
  end
end
