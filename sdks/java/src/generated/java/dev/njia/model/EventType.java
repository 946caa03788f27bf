// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened, as `&lt;resource&gt;.&lt;verb&gt;`.
 * <p>
 * New types may be added at any time.
 */
public final class EventType extends OpenEnum {
    /**
     * A payment was accepted and its money reserved.
     */
    public static final EventType PAYMENT_CREATED = new EventType("payment.created", Known.PAYMENT_CREATED);

    /**
     * The fraud score holds a payment for a person to decide.
     */
    public static final EventType PAYMENT_HELD_FOR_REVIEW = new EventType("payment.held_for_review", Known.PAYMENT_HELD_FOR_REVIEW);

    /**
     * The rail is degraded or closed; the payment waits.
     */
    public static final EventType PAYMENT_QUEUED = new EventType("payment.queued", Known.PAYMENT_QUEUED);

    /**
     * A payment was sent to its rail.
     */
    public static final EventType PAYMENT_SUBMITTED = new EventType("payment.submitted", Known.PAYMENT_SUBMITTED);

    /**
     * The payer must confirm a collection on the phone.
     */
    public static final EventType PAYMENT_AWAITING_APPROVAL = new EventType("payment.awaiting_approval", Known.PAYMENT_AWAITING_APPROVAL);

    /**
     * A payment moved to another rail after a definite failure.
     */
    public static final EventType PAYMENT_REROUTED = new EventType("payment.rerouted", Known.PAYMENT_REROUTED);

    /**
     * The outcome is unknown; the money stays reserved.
     */
    public static final EventType PAYMENT_IN_RECONCILIATION = new EventType("payment.in_reconciliation", Known.PAYMENT_IN_RECONCILIATION);

    /**
     * The money moved.
     */
    public static final EventType PAYMENT_COMPLETED = new EventType("payment.completed", Known.PAYMENT_COMPLETED);

    /**
     * The money certainly did not move; it was released.
     */
    public static final EventType PAYMENT_FAILED = new EventType("payment.failed", Known.PAYMENT_FAILED);

    /**
     * A payment was stopped before it was sent.
     */
    public static final EventType PAYMENT_CANCELED = new EventType("payment.canceled", Known.PAYMENT_CANCELED);

    /**
     * The payer did not approve in time.
     */
    public static final EventType PAYMENT_EXPIRED = new EventType("payment.expired", Known.PAYMENT_EXPIRED);

    /**
     * A transaction completed.
     */
    public static final EventType TRANSACTION_COMPLETED = new EventType("transaction.completed", Known.TRANSACTION_COMPLETED);

    /**
     * A transaction failed.
     */
    public static final EventType TRANSACTION_FAILED = new EventType("transaction.failed", Known.TRANSACTION_FAILED);

    /**
     * A reversal of the transaction was requested.
     */
    public static final EventType TRANSACTION_REVERSAL_PENDING = new EventType("transaction.reversal_pending", Known.TRANSACTION_REVERSAL_PENDING);

    /**
     * The transaction was reversed in full.
     */
    public static final EventType TRANSACTION_REVERSED = new EventType("transaction.reversed", Known.TRANSACTION_REVERSED);

    /**
     * A part of the transaction was reversed.
     */
    public static final EventType TRANSACTION_PARTIALLY_REVERSED = new EventType("transaction.partially_reversed", Known.TRANSACTION_PARTIALLY_REVERSED);

    /**
     * The rail contradicts the books; a person must look.
     */
    public static final EventType TRANSACTION_RECONCILIATION_CASE_OPENED = new EventType("transaction.reconciliation_case_opened", Known.TRANSACTION_RECONCILIATION_CASE_OPENED);

    /**
     * The contradiction was settled.
     */
    public static final EventType TRANSACTION_RECONCILIATION_CASE_RESOLVED = new EventType("transaction.reconciliation_case_resolved", Known.TRANSACTION_RECONCILIATION_CASE_RESOLVED);

    /**
     * A reversal was requested.
     */
    public static final EventType REVERSAL_CREATED = new EventType("reversal.created", Known.REVERSAL_CREATED);

    /**
     * The money came back.
     */
    public static final EventType REVERSAL_COMPLETED = new EventType("reversal.completed", Known.REVERSAL_COMPLETED);

    /**
     * The reversal was refused; the transaction stands.
     */
    public static final EventType REVERSAL_FAILED = new EventType("reversal.failed", Known.REVERSAL_FAILED);

    /**
     * A batch was accepted.
     */
    public static final EventType BULK_PAYMENT_ACCEPTED = new EventType("bulk_payment.accepted", Known.BULK_PAYMENT_ACCEPTED);

    /**
     * The first item of a batch was started.
     */
    public static final EventType BULK_PAYMENT_PROCESSING = new EventType("bulk_payment.processing", Known.BULK_PAYMENT_PROCESSING);

    /**
     * Every item succeeded.
     */
    public static final EventType BULK_PAYMENT_COMPLETED = new EventType("bulk_payment.completed", Known.BULK_PAYMENT_COMPLETED);

    /**
     * All items are final and some did not succeed.
     */
    public static final EventType BULK_PAYMENT_COMPLETED_WITH_FAILURES = new EventType("bulk_payment.completed_with_failures", Known.BULK_PAYMENT_COMPLETED_WITH_FAILURES);

    /**
     * No item succeeded.
     */
    public static final EventType BULK_PAYMENT_FAILED = new EventType("bulk_payment.failed", Known.BULK_PAYMENT_FAILED);

    /**
     * The batch was stopped before any item succeeded.
     */
    public static final EventType BULK_PAYMENT_CANCELED = new EventType("bulk_payment.canceled", Known.BULK_PAYMENT_CANCELED);

    /**
     * An item was not valid and was never sent.
     */
    public static final EventType BULK_ITEM_REJECTED = new EventType("bulk_item.rejected", Known.BULK_ITEM_REJECTED);

    /**
     * An item failed for a passing reason and will be tried again.
     */
    public static final EventType BULK_ITEM_RETRY_SCHEDULED = new EventType("bulk_item.retry_scheduled", Known.BULK_ITEM_RETRY_SCHEDULED);

    /**
     * The item's payment completed.
     */
    public static final EventType BULK_ITEM_SUCCEEDED = new EventType("bulk_item.succeeded", Known.BULK_ITEM_SUCCEEDED);

    /**
     * The item's payment failed for good.
     */
    public static final EventType BULK_ITEM_FAILED = new EventType("bulk_item.failed", Known.BULK_ITEM_FAILED);

    /**
     * A credit score was computed.
     */
    public static final EventType CREDIT_SCORE_COMPLETED = new EventType("credit_score.completed", Known.CREDIT_SCORE_COMPLETED);

    /**
     * An analysis was made and allows the action.
     */
    public static final EventType FRAUD_ANALYSIS_COMPLETED = new EventType("fraud_analysis.completed", Known.FRAUD_ANALYSIS_COMPLETED);

    /**
     * An analysis asks for a review.
     */
    public static final EventType FRAUD_ANALYSIS_FLAGGED = new EventType("fraud_analysis.flagged", Known.FRAUD_ANALYSIS_FLAGGED);

    /**
     * An analysis blocks the action.
     */
    public static final EventType FRAUD_ANALYSIS_BLOCKED = new EventType("fraud_analysis.blocked", Known.FRAUD_ANALYSIS_BLOCKED);

    /**
     * An identity assessment was started and takes longer.
     */
    public static final EventType KYC_SCORE_PROCESSING = new EventType("kyc_score.processing", Known.KYC_SCORE_PROCESSING);

    /**
     * An identity assessment finished.
     */
    public static final EventType KYC_SCORE_COMPLETED = new EventType("kyc_score.completed", Known.KYC_SCORE_COMPLETED);

    /**
     * An assessment needs a person to decide.
     */
    public static final EventType KYC_SCORE_REQUIRES_REVIEW = new EventType("kyc_score.requires_review", Known.KYC_SCORE_REQUIRES_REVIEW);

    /**
     * A person decided an assessment.
     */
    public static final EventType KYC_SCORE_REVIEWED = new EventType("kyc_score.reviewed", Known.KYC_SCORE_REVIEWED);

    /**
     * A legacy identity check finished.
     * @deprecated no longer to be used
     */
    @Deprecated
    public static final EventType KYC_CHECK_COMPLETED = new EventType("kyc_check.completed", Known.KYC_CHECK_COMPLETED);

    /**
     * A card was made.
     */
    public static final EventType GHOST_CARD_CREATED = new EventType("ghost_card.created", Known.GHOST_CARD_CREATED);

    /**
     * Label, controls, limits or metadata of a card changed.
     */
    public static final EventType GHOST_CARD_UPDATED = new EventType("ghost_card.updated", Known.GHOST_CARD_UPDATED);

    /**
     * A card was frozen; it declines until it is unfrozen.
     */
    public static final EventType GHOST_CARD_FROZEN = new EventType("ghost_card.frozen", Known.GHOST_CARD_FROZEN);

    /**
     * A frozen card works again.
     */
    public static final EventType GHOST_CARD_UNFROZEN = new EventType("ghost_card.unfrozen", Known.GHOST_CARD_UNFROZEN);

    /**
     * A card was closed for good.
     */
    public static final EventType GHOST_CARD_CLOSED = new EventType("ghost_card.closed", Known.GHOST_CARD_CLOSED);

    /**
     * A card reached its expiry.
     */
    public static final EventType GHOST_CARD_EXPIRED = new EventType("ghost_card.expired", Known.GHOST_CARD_EXPIRED);

    /**
     * A spend limit of the card declined an authorization.
     */
    public static final EventType GHOST_CARD_LIMIT_REACHED = new EventType("ghost_card.limit_reached", Known.GHOST_CARD_LIMIT_REACHED);

    /**
     * An authorization was approved and holds money.
     */
    public static final EventType CARD_AUTHORIZATION_APPROVED = new EventType("card_authorization.approved", Known.CARD_AUTHORIZATION_APPROVED);

    /**
     * An authorization was declined.
     */
    public static final EventType CARD_AUTHORIZATION_DECLINED = new EventType("card_authorization.declined", Known.CARD_AUTHORIZATION_DECLINED);

    /**
     * A merchant captured an authorization, fully or partly.
     */
    public static final EventType CARD_AUTHORIZATION_CAPTURED = new EventType("card_authorization.captured", Known.CARD_AUTHORIZATION_CAPTURED);

    /**
     * The rest of an authorization was released.
     */
    public static final EventType CARD_AUTHORIZATION_REVERSED = new EventType("card_authorization.reversed", Known.CARD_AUTHORIZATION_REVERSED);

    /**
     * An authorization expired and released its hold.
     */
    public static final EventType CARD_AUTHORIZATION_EXPIRED = new EventType("card_authorization.expired", Known.CARD_AUTHORIZATION_EXPIRED);

    /**
     * A widget was made.
     */
    public static final EventType WIDGET_CREATED = new EventType("widget.created", Known.WIDGET_CREATED);

    /**
     * A widget was disabled; its sessions end.
     */
    public static final EventType WIDGET_DISABLED = new EventType("widget.disabled", Known.WIDGET_DISABLED);

    /**
     * A visitor opened a widget.
     */
    public static final EventType WIDGET_SESSION_OPENED = new EventType("widget_session.opened", Known.WIDGET_SESSION_OPENED);

    /**
     * A visitor finished; the result is in the session.
     */
    public static final EventType WIDGET_SESSION_COMPLETED = new EventType("widget_session.completed", Known.WIDGET_SESSION_COMPLETED);

    /**
     * A visitor left the flow.
     */
    public static final EventType WIDGET_SESSION_CANCELED = new EventType("widget_session.canceled", Known.WIDGET_SESSION_CANCELED);

    /**
     * The session ended unused.
     */
    public static final EventType WIDGET_SESSION_EXPIRED = new EventType("widget_session.expired", Known.WIDGET_SESSION_EXPIRED);

    /**
     * A customer was made.
     */
    public static final EventType CUSTOMER_CREATED = new EventType("customer.created", Known.CUSTOMER_CREATED);

    /**
     * A customer's details changed.
     */
    public static final EventType CUSTOMER_UPDATED = new EventType("customer.updated", Known.CUSTOMER_UPDATED);

    /**
     * A customer moved to another identity tier.
     */
    public static final EventType CUSTOMER_KYC_TIER_CHANGED = new EventType("customer.kyc_tier_changed", Known.CUSTOMER_KYC_TIER_CHANGED);

    /**
     * A customer's personal data was erased.
     */
    public static final EventType CUSTOMER_ERASED = new EventType("customer.erased", Known.CUSTOMER_ERASED);

    /**
     * An account was opened.
     */
    public static final EventType ACCOUNT_CREATED = new EventType("account.created", Known.ACCOUNT_CREATED);

    /**
     * An account was frozen.
     */
    public static final EventType ACCOUNT_FROZEN = new EventType("account.frozen", Known.ACCOUNT_FROZEN);

    /**
     * The available balance fell below the tenant's mark.
     */
    public static final EventType BALANCE_LOW = new EventType("balance.low", Known.BALANCE_LOW);

    /**
     * No callback came in time; the payment went to reconciliation.
     */
    public static final EventType CALLBACK_TIMED_OUT = new EventType("callback.timed_out", Known.CALLBACK_TIMED_OUT);

    /**
     * A callback came after the deadline and was applied.
     */
    public static final EventType CALLBACK_LATE = new EventType("callback.late", Known.CALLBACK_LATE);

    /**
     * A callback contradicts a final state; nothing was changed.
     */
    public static final EventType CALLBACK_CONFLICT = new EventType("callback.conflict", Known.CALLBACK_CONFLICT);

    /**
     * A rail is slower or fails more often than usual.
     */
    public static final EventType RAIL_DEGRADED = new EventType("rail.degraded", Known.RAIL_DEGRADED);

    /**
     * A rail does not work; payments go elsewhere or wait.
     */
    public static final EventType RAIL_DOWN = new EventType("rail.down", Known.RAIL_DOWN);

    /**
     * A rail works again.
     */
    public static final EventType RAIL_RECOVERED = new EventType("rail.recovered", Known.RAIL_RECOVERED);

    /**
     * An endpoint was disabled, by 410 or after five days of failures.
     */
    public static final EventType WEBHOOK_ENDPOINT_DISABLED = new EventType("webhook_endpoint.disabled", Known.WEBHOOK_ENDPOINT_DISABLED);

    /**
     * A test event that you asked for.
     */
    public static final EventType WEBHOOK_ENDPOINT_TEST = new EventType("webhook_endpoint.test", Known.WEBHOOK_ENDPOINT_TEST);

    /**
     * A key was made.
     */
    public static final EventType API_KEY_CREATED = new EventType("api_key.created", Known.API_KEY_CREATED);

    /**
     * A key was replaced; the old one works until the overlap ends.
     */
    public static final EventType API_KEY_ROLLED = new EventType("api_key.rolled", Known.API_KEY_ROLLED);

    /**
     * A key was revoked.
     */
    public static final EventType API_KEY_REVOKED = new EventType("api_key.revoked", Known.API_KEY_REVOKED);

    /**
     * A key expires soon.
     */
    public static final EventType API_KEY_EXPIRING = new EventType("api_key.expiring", Known.API_KEY_EXPIRING);

    /**
     * A change took effect.
     */
    public static final EventType CHANGELOG_ENTRY_PUBLISHED = new EventType("changelog.entry_published", Known.CHANGELOG_ENTRY_PUBLISHED);

    /**
     * A breaking change was announced.
     */
    public static final EventType CHANGELOG_BREAKING_CHANGE_ANNOUNCED = new EventType("changelog.breaking_change_announced", Known.CHANGELOG_BREAKING_CHANGE_ANNOUNCED);

    /**
     * Something you may use ends soon.
     */
    public static final EventType CHANGELOG_SUNSET_APPROACHING = new EventType("changelog.sunset_approaching", Known.CHANGELOG_SUNSET_APPROACHING);

    /** How this type travels. */
    public static final Codec<EventType> CODEC = OpenEnum.ofText(EventType::of);

    private final Known known;

    private EventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static EventType of(String value) {
        switch (value) {
            case "payment.created":
                return PAYMENT_CREATED;
            case "payment.held_for_review":
                return PAYMENT_HELD_FOR_REVIEW;
            case "payment.queued":
                return PAYMENT_QUEUED;
            case "payment.submitted":
                return PAYMENT_SUBMITTED;
            case "payment.awaiting_approval":
                return PAYMENT_AWAITING_APPROVAL;
            case "payment.rerouted":
                return PAYMENT_REROUTED;
            case "payment.in_reconciliation":
                return PAYMENT_IN_RECONCILIATION;
            case "payment.completed":
                return PAYMENT_COMPLETED;
            case "payment.failed":
                return PAYMENT_FAILED;
            case "payment.canceled":
                return PAYMENT_CANCELED;
            case "payment.expired":
                return PAYMENT_EXPIRED;
            case "transaction.completed":
                return TRANSACTION_COMPLETED;
            case "transaction.failed":
                return TRANSACTION_FAILED;
            case "transaction.reversal_pending":
                return TRANSACTION_REVERSAL_PENDING;
            case "transaction.reversed":
                return TRANSACTION_REVERSED;
            case "transaction.partially_reversed":
                return TRANSACTION_PARTIALLY_REVERSED;
            case "transaction.reconciliation_case_opened":
                return TRANSACTION_RECONCILIATION_CASE_OPENED;
            case "transaction.reconciliation_case_resolved":
                return TRANSACTION_RECONCILIATION_CASE_RESOLVED;
            case "reversal.created":
                return REVERSAL_CREATED;
            case "reversal.completed":
                return REVERSAL_COMPLETED;
            case "reversal.failed":
                return REVERSAL_FAILED;
            case "bulk_payment.accepted":
                return BULK_PAYMENT_ACCEPTED;
            case "bulk_payment.processing":
                return BULK_PAYMENT_PROCESSING;
            case "bulk_payment.completed":
                return BULK_PAYMENT_COMPLETED;
            case "bulk_payment.completed_with_failures":
                return BULK_PAYMENT_COMPLETED_WITH_FAILURES;
            case "bulk_payment.failed":
                return BULK_PAYMENT_FAILED;
            case "bulk_payment.canceled":
                return BULK_PAYMENT_CANCELED;
            case "bulk_item.rejected":
                return BULK_ITEM_REJECTED;
            case "bulk_item.retry_scheduled":
                return BULK_ITEM_RETRY_SCHEDULED;
            case "bulk_item.succeeded":
                return BULK_ITEM_SUCCEEDED;
            case "bulk_item.failed":
                return BULK_ITEM_FAILED;
            case "credit_score.completed":
                return CREDIT_SCORE_COMPLETED;
            case "fraud_analysis.completed":
                return FRAUD_ANALYSIS_COMPLETED;
            case "fraud_analysis.flagged":
                return FRAUD_ANALYSIS_FLAGGED;
            case "fraud_analysis.blocked":
                return FRAUD_ANALYSIS_BLOCKED;
            case "kyc_score.processing":
                return KYC_SCORE_PROCESSING;
            case "kyc_score.completed":
                return KYC_SCORE_COMPLETED;
            case "kyc_score.requires_review":
                return KYC_SCORE_REQUIRES_REVIEW;
            case "kyc_score.reviewed":
                return KYC_SCORE_REVIEWED;
            case "kyc_check.completed":
                return KYC_CHECK_COMPLETED;
            case "ghost_card.created":
                return GHOST_CARD_CREATED;
            case "ghost_card.updated":
                return GHOST_CARD_UPDATED;
            case "ghost_card.frozen":
                return GHOST_CARD_FROZEN;
            case "ghost_card.unfrozen":
                return GHOST_CARD_UNFROZEN;
            case "ghost_card.closed":
                return GHOST_CARD_CLOSED;
            case "ghost_card.expired":
                return GHOST_CARD_EXPIRED;
            case "ghost_card.limit_reached":
                return GHOST_CARD_LIMIT_REACHED;
            case "card_authorization.approved":
                return CARD_AUTHORIZATION_APPROVED;
            case "card_authorization.declined":
                return CARD_AUTHORIZATION_DECLINED;
            case "card_authorization.captured":
                return CARD_AUTHORIZATION_CAPTURED;
            case "card_authorization.reversed":
                return CARD_AUTHORIZATION_REVERSED;
            case "card_authorization.expired":
                return CARD_AUTHORIZATION_EXPIRED;
            case "widget.created":
                return WIDGET_CREATED;
            case "widget.disabled":
                return WIDGET_DISABLED;
            case "widget_session.opened":
                return WIDGET_SESSION_OPENED;
            case "widget_session.completed":
                return WIDGET_SESSION_COMPLETED;
            case "widget_session.canceled":
                return WIDGET_SESSION_CANCELED;
            case "widget_session.expired":
                return WIDGET_SESSION_EXPIRED;
            case "customer.created":
                return CUSTOMER_CREATED;
            case "customer.updated":
                return CUSTOMER_UPDATED;
            case "customer.kyc_tier_changed":
                return CUSTOMER_KYC_TIER_CHANGED;
            case "customer.erased":
                return CUSTOMER_ERASED;
            case "account.created":
                return ACCOUNT_CREATED;
            case "account.frozen":
                return ACCOUNT_FROZEN;
            case "balance.low":
                return BALANCE_LOW;
            case "callback.timed_out":
                return CALLBACK_TIMED_OUT;
            case "callback.late":
                return CALLBACK_LATE;
            case "callback.conflict":
                return CALLBACK_CONFLICT;
            case "rail.degraded":
                return RAIL_DEGRADED;
            case "rail.down":
                return RAIL_DOWN;
            case "rail.recovered":
                return RAIL_RECOVERED;
            case "webhook_endpoint.disabled":
                return WEBHOOK_ENDPOINT_DISABLED;
            case "webhook_endpoint.test":
                return WEBHOOK_ENDPOINT_TEST;
            case "api_key.created":
                return API_KEY_CREATED;
            case "api_key.rolled":
                return API_KEY_ROLLED;
            case "api_key.revoked":
                return API_KEY_REVOKED;
            case "api_key.expiring":
                return API_KEY_EXPIRING;
            case "changelog.entry_published":
                return CHANGELOG_ENTRY_PUBLISHED;
            case "changelog.breaking_change_announced":
                return CHANGELOG_BREAKING_CHANGE_ANNOUNCED;
            case "changelog.sunset_approaching":
                return CHANGELOG_SUNSET_APPROACHING;
            default:
                return new EventType(value, Known._UNKNOWN);
        }
    }

    /**
     * The value for a {@code switch}.
     *
     * @return {@code _UNKNOWN} for one that this version of the library does not list
     */
    public Known known() {
        return known;
    }

    /** The values that this version of the library lists. */
    public enum Known {
        /** payment.created. */
        PAYMENT_CREATED,
        /** payment.held_for_review. */
        PAYMENT_HELD_FOR_REVIEW,
        /** payment.queued. */
        PAYMENT_QUEUED,
        /** payment.submitted. */
        PAYMENT_SUBMITTED,
        /** payment.awaiting_approval. */
        PAYMENT_AWAITING_APPROVAL,
        /** payment.rerouted. */
        PAYMENT_REROUTED,
        /** payment.in_reconciliation. */
        PAYMENT_IN_RECONCILIATION,
        /** payment.completed. */
        PAYMENT_COMPLETED,
        /** payment.failed. */
        PAYMENT_FAILED,
        /** payment.canceled. */
        PAYMENT_CANCELED,
        /** payment.expired. */
        PAYMENT_EXPIRED,
        /** transaction.completed. */
        TRANSACTION_COMPLETED,
        /** transaction.failed. */
        TRANSACTION_FAILED,
        /** transaction.reversal_pending. */
        TRANSACTION_REVERSAL_PENDING,
        /** transaction.reversed. */
        TRANSACTION_REVERSED,
        /** transaction.partially_reversed. */
        TRANSACTION_PARTIALLY_REVERSED,
        /** transaction.reconciliation_case_opened. */
        TRANSACTION_RECONCILIATION_CASE_OPENED,
        /** transaction.reconciliation_case_resolved. */
        TRANSACTION_RECONCILIATION_CASE_RESOLVED,
        /** reversal.created. */
        REVERSAL_CREATED,
        /** reversal.completed. */
        REVERSAL_COMPLETED,
        /** reversal.failed. */
        REVERSAL_FAILED,
        /** bulk_payment.accepted. */
        BULK_PAYMENT_ACCEPTED,
        /** bulk_payment.processing. */
        BULK_PAYMENT_PROCESSING,
        /** bulk_payment.completed. */
        BULK_PAYMENT_COMPLETED,
        /** bulk_payment.completed_with_failures. */
        BULK_PAYMENT_COMPLETED_WITH_FAILURES,
        /** bulk_payment.failed. */
        BULK_PAYMENT_FAILED,
        /** bulk_payment.canceled. */
        BULK_PAYMENT_CANCELED,
        /** bulk_item.rejected. */
        BULK_ITEM_REJECTED,
        /** bulk_item.retry_scheduled. */
        BULK_ITEM_RETRY_SCHEDULED,
        /** bulk_item.succeeded. */
        BULK_ITEM_SUCCEEDED,
        /** bulk_item.failed. */
        BULK_ITEM_FAILED,
        /** credit_score.completed. */
        CREDIT_SCORE_COMPLETED,
        /** fraud_analysis.completed. */
        FRAUD_ANALYSIS_COMPLETED,
        /** fraud_analysis.flagged. */
        FRAUD_ANALYSIS_FLAGGED,
        /** fraud_analysis.blocked. */
        FRAUD_ANALYSIS_BLOCKED,
        /** kyc_score.processing. */
        KYC_SCORE_PROCESSING,
        /** kyc_score.completed. */
        KYC_SCORE_COMPLETED,
        /** kyc_score.requires_review. */
        KYC_SCORE_REQUIRES_REVIEW,
        /** kyc_score.reviewed. */
        KYC_SCORE_REVIEWED,
        /** kyc_check.completed. */
        KYC_CHECK_COMPLETED,
        /** ghost_card.created. */
        GHOST_CARD_CREATED,
        /** ghost_card.updated. */
        GHOST_CARD_UPDATED,
        /** ghost_card.frozen. */
        GHOST_CARD_FROZEN,
        /** ghost_card.unfrozen. */
        GHOST_CARD_UNFROZEN,
        /** ghost_card.closed. */
        GHOST_CARD_CLOSED,
        /** ghost_card.expired. */
        GHOST_CARD_EXPIRED,
        /** ghost_card.limit_reached. */
        GHOST_CARD_LIMIT_REACHED,
        /** card_authorization.approved. */
        CARD_AUTHORIZATION_APPROVED,
        /** card_authorization.declined. */
        CARD_AUTHORIZATION_DECLINED,
        /** card_authorization.captured. */
        CARD_AUTHORIZATION_CAPTURED,
        /** card_authorization.reversed. */
        CARD_AUTHORIZATION_REVERSED,
        /** card_authorization.expired. */
        CARD_AUTHORIZATION_EXPIRED,
        /** widget.created. */
        WIDGET_CREATED,
        /** widget.disabled. */
        WIDGET_DISABLED,
        /** widget_session.opened. */
        WIDGET_SESSION_OPENED,
        /** widget_session.completed. */
        WIDGET_SESSION_COMPLETED,
        /** widget_session.canceled. */
        WIDGET_SESSION_CANCELED,
        /** widget_session.expired. */
        WIDGET_SESSION_EXPIRED,
        /** customer.created. */
        CUSTOMER_CREATED,
        /** customer.updated. */
        CUSTOMER_UPDATED,
        /** customer.kyc_tier_changed. */
        CUSTOMER_KYC_TIER_CHANGED,
        /** customer.erased. */
        CUSTOMER_ERASED,
        /** account.created. */
        ACCOUNT_CREATED,
        /** account.frozen. */
        ACCOUNT_FROZEN,
        /** balance.low. */
        BALANCE_LOW,
        /** callback.timed_out. */
        CALLBACK_TIMED_OUT,
        /** callback.late. */
        CALLBACK_LATE,
        /** callback.conflict. */
        CALLBACK_CONFLICT,
        /** rail.degraded. */
        RAIL_DEGRADED,
        /** rail.down. */
        RAIL_DOWN,
        /** rail.recovered. */
        RAIL_RECOVERED,
        /** webhook_endpoint.disabled. */
        WEBHOOK_ENDPOINT_DISABLED,
        /** webhook_endpoint.test. */
        WEBHOOK_ENDPOINT_TEST,
        /** api_key.created. */
        API_KEY_CREATED,
        /** api_key.rolled. */
        API_KEY_ROLLED,
        /** api_key.revoked. */
        API_KEY_REVOKED,
        /** api_key.expiring. */
        API_KEY_EXPIRING,
        /** changelog.entry_published. */
        CHANGELOG_ENTRY_PUBLISHED,
        /** changelog.breaking_change_announced. */
        CHANGELOG_BREAKING_CHANGE_ANNOUNCED,
        /** changelog.sunset_approaching. */
        CHANGELOG_SUNSET_APPROACHING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
