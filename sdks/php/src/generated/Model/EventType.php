<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Model;

/**
 * What happened, as `<resource>.<verb>`.
 *
 * New types may be added at any time.
 */
enum EventType: string
{
    /**
     * A payment was accepted and its money reserved.
     */
    case PaymentCreated = 'payment.created';
    /**
     * The fraud score holds a payment for a person to decide.
     */
    case PaymentHeldForReview = 'payment.held_for_review';
    /**
     * The rail is degraded or closed; the payment waits.
     */
    case PaymentQueued = 'payment.queued';
    /**
     * A payment was sent to its rail.
     */
    case PaymentSubmitted = 'payment.submitted';
    /**
     * The payer must confirm a collection on the phone.
     */
    case PaymentAwaitingApproval = 'payment.awaiting_approval';
    /**
     * A payment moved to another rail after a definite failure.
     */
    case PaymentRerouted = 'payment.rerouted';
    /**
     * The outcome is unknown; the money stays reserved.
     */
    case PaymentInReconciliation = 'payment.in_reconciliation';
    /**
     * The money moved.
     */
    case PaymentCompleted = 'payment.completed';
    /**
     * The money certainly did not move; it was released.
     */
    case PaymentFailed = 'payment.failed';
    /**
     * A payment was stopped before it was sent.
     */
    case PaymentCanceled = 'payment.canceled';
    /**
     * The payer did not approve in time.
     */
    case PaymentExpired = 'payment.expired';
    /**
     * A transaction completed.
     */
    case TransactionCompleted = 'transaction.completed';
    /**
     * A transaction failed.
     */
    case TransactionFailed = 'transaction.failed';
    /**
     * A reversal of the transaction was requested.
     */
    case TransactionReversalPending = 'transaction.reversal_pending';
    /**
     * The transaction was reversed in full.
     */
    case TransactionReversed = 'transaction.reversed';
    /**
     * A part of the transaction was reversed.
     */
    case TransactionPartiallyReversed = 'transaction.partially_reversed';
    /**
     * The rail contradicts the books; a person must look.
     */
    case TransactionReconciliationCaseOpened = 'transaction.reconciliation_case_opened';
    /**
     * The contradiction was settled.
     */
    case TransactionReconciliationCaseResolved = 'transaction.reconciliation_case_resolved';
    /**
     * A reversal was requested.
     */
    case ReversalCreated = 'reversal.created';
    /**
     * The money came back.
     */
    case ReversalCompleted = 'reversal.completed';
    /**
     * The reversal was refused; the transaction stands.
     */
    case ReversalFailed = 'reversal.failed';
    /**
     * A batch was accepted.
     */
    case BulkPaymentAccepted = 'bulk_payment.accepted';
    /**
     * The first item of a batch was started.
     */
    case BulkPaymentProcessing = 'bulk_payment.processing';
    /**
     * Every item succeeded.
     */
    case BulkPaymentCompleted = 'bulk_payment.completed';
    /**
     * All items are final and some did not succeed.
     */
    case BulkPaymentCompletedWithFailures = 'bulk_payment.completed_with_failures';
    /**
     * No item succeeded.
     */
    case BulkPaymentFailed = 'bulk_payment.failed';
    /**
     * The batch was stopped before any item succeeded.
     */
    case BulkPaymentCanceled = 'bulk_payment.canceled';
    /**
     * An item was not valid and was never sent.
     */
    case BulkItemRejected = 'bulk_item.rejected';
    /**
     * An item failed for a passing reason and will be tried again.
     */
    case BulkItemRetryScheduled = 'bulk_item.retry_scheduled';
    /**
     * The item's payment completed.
     */
    case BulkItemSucceeded = 'bulk_item.succeeded';
    /**
     * The item's payment failed for good.
     */
    case BulkItemFailed = 'bulk_item.failed';
    /**
     * A credit score was computed.
     */
    case CreditScoreCompleted = 'credit_score.completed';
    /**
     * An analysis was made and allows the action.
     */
    case FraudAnalysisCompleted = 'fraud_analysis.completed';
    /**
     * An analysis asks for a review.
     */
    case FraudAnalysisFlagged = 'fraud_analysis.flagged';
    /**
     * An analysis blocks the action.
     */
    case FraudAnalysisBlocked = 'fraud_analysis.blocked';
    /**
     * An identity assessment was started and takes longer.
     */
    case KycScoreProcessing = 'kyc_score.processing';
    /**
     * An identity assessment finished.
     */
    case KycScoreCompleted = 'kyc_score.completed';
    /**
     * An assessment needs a person to decide.
     */
    case KycScoreRequiresReview = 'kyc_score.requires_review';
    /**
     * A person decided an assessment.
     */
    case KycScoreReviewed = 'kyc_score.reviewed';
    /**
     * A legacy identity check finished.
     *
     * @deprecated .
     */
    case KycCheckCompleted = 'kyc_check.completed';
    /**
     * A card was made.
     */
    case GhostCardCreated = 'ghost_card.created';
    /**
     * Label, controls, limits or metadata of a card changed.
     */
    case GhostCardUpdated = 'ghost_card.updated';
    /**
     * A card was frozen; it declines until it is unfrozen.
     */
    case GhostCardFrozen = 'ghost_card.frozen';
    /**
     * A frozen card works again.
     */
    case GhostCardUnfrozen = 'ghost_card.unfrozen';
    /**
     * A card was closed for good.
     */
    case GhostCardClosed = 'ghost_card.closed';
    /**
     * A card reached its expiry.
     */
    case GhostCardExpired = 'ghost_card.expired';
    /**
     * A spend limit of the card declined an authorization.
     */
    case GhostCardLimitReached = 'ghost_card.limit_reached';
    /**
     * An authorization was approved and holds money.
     */
    case CardAuthorizationApproved = 'card_authorization.approved';
    /**
     * An authorization was declined.
     */
    case CardAuthorizationDeclined = 'card_authorization.declined';
    /**
     * A merchant captured an authorization, fully or partly.
     */
    case CardAuthorizationCaptured = 'card_authorization.captured';
    /**
     * The rest of an authorization was released.
     */
    case CardAuthorizationReversed = 'card_authorization.reversed';
    /**
     * An authorization expired and released its hold.
     */
    case CardAuthorizationExpired = 'card_authorization.expired';
    /**
     * A widget was made.
     */
    case WidgetCreated = 'widget.created';
    /**
     * A widget was disabled; its sessions end.
     */
    case WidgetDisabled = 'widget.disabled';
    /**
     * A visitor opened a widget.
     */
    case WidgetSessionOpened = 'widget_session.opened';
    /**
     * A visitor finished; the result is in the session.
     */
    case WidgetSessionCompleted = 'widget_session.completed';
    /**
     * A visitor left the flow.
     */
    case WidgetSessionCanceled = 'widget_session.canceled';
    /**
     * The session ended unused.
     */
    case WidgetSessionExpired = 'widget_session.expired';
    /**
     * A customer was made.
     */
    case CustomerCreated = 'customer.created';
    /**
     * A customer's details changed.
     */
    case CustomerUpdated = 'customer.updated';
    /**
     * A customer moved to another identity tier.
     */
    case CustomerKycTierChanged = 'customer.kyc_tier_changed';
    /**
     * A customer's personal data was erased.
     */
    case CustomerErased = 'customer.erased';
    /**
     * An account was opened.
     */
    case AccountCreated = 'account.created';
    /**
     * An account was frozen.
     */
    case AccountFrozen = 'account.frozen';
    /**
     * The available balance fell below the tenant's mark.
     */
    case BalanceLow = 'balance.low';
    /**
     * No callback came in time; the payment went to reconciliation.
     */
    case CallbackTimedOut = 'callback.timed_out';
    /**
     * A callback came after the deadline and was applied.
     */
    case CallbackLate = 'callback.late';
    /**
     * A callback contradicts a final state; nothing was changed.
     */
    case CallbackConflict = 'callback.conflict';
    /**
     * A rail is slower or fails more often than usual.
     */
    case RailDegraded = 'rail.degraded';
    /**
     * A rail does not work; payments go elsewhere or wait.
     */
    case RailDown = 'rail.down';
    /**
     * A rail works again.
     */
    case RailRecovered = 'rail.recovered';
    /**
     * An endpoint was disabled, by 410 or after five days of failures.
     */
    case WebhookEndpointDisabled = 'webhook_endpoint.disabled';
    /**
     * A test event that you asked for.
     */
    case WebhookEndpointTest = 'webhook_endpoint.test';
    /**
     * A key was made.
     */
    case ApiKeyCreated = 'api_key.created';
    /**
     * A key was replaced; the old one works until the overlap ends.
     */
    case ApiKeyRolled = 'api_key.rolled';
    /**
     * A key was revoked.
     */
    case ApiKeyRevoked = 'api_key.revoked';
    /**
     * A key expires soon.
     */
    case ApiKeyExpiring = 'api_key.expiring';
    /**
     * A change took effect.
     */
    case ChangelogEntryPublished = 'changelog.entry_published';
    /**
     * A breaking change was announced.
     */
    case ChangelogBreakingChangeAnnounced = 'changelog.breaking_change_announced';
    /**
     * Something you may use ends soon.
     */
    case ChangelogSunsetApproaching = 'changelog.sunset_approaching';
}
