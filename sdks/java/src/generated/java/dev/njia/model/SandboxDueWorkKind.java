// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What was run.
 */
public final class SandboxDueWorkKind extends OpenEnum {
    /**
     * A simulated provider callback arrived.
     */
    public static final SandboxDueWorkKind PROVIDER_CALLBACK = new SandboxDueWorkKind("provider_callback", Known.PROVIDER_CALLBACK);

    /**
     * A payment waited longer than its rail allows and went to reconciliation.
     */
    public static final SandboxDueWorkKind CALLBACK_DEADLINE = new SandboxDueWorkKind("callback_deadline", Known.CALLBACK_DEADLINE);

    /**
     * A rail was asked for the outcome of an attempt.
     */
    public static final SandboxDueWorkKind PROVIDER_ENQUIRY = new SandboxDueWorkKind("provider_enquiry", Known.PROVIDER_ENQUIRY);

    /**
     * A payment was sent to its rail.
     */
    public static final SandboxDueWorkKind PAYMENT_SUBMISSION = new SandboxDueWorkKind("payment_submission", Known.PAYMENT_SUBMISSION);

    /**
     * A failed attempt was tried again.
     */
    public static final SandboxDueWorkKind PAYMENT_RETRY = new SandboxDueWorkKind("payment_retry", Known.PAYMENT_RETRY);

    /**
     * A parked payment reached its queue limit.
     */
    public static final SandboxDueWorkKind QUEUE_EXPIRY = new SandboxDueWorkKind("queue_expiry", Known.QUEUE_EXPIRY);

    /**
     * A payer did not approve in time.
     */
    public static final SandboxDueWorkKind APPROVAL_EXPIRY = new SandboxDueWorkKind("approval_expiry", Known.APPROVAL_EXPIRY);

    /**
     * A bulk item was tried again.
     */
    public static final SandboxDueWorkKind BULK_ITEM_RETRY = new SandboxDueWorkKind("bulk_item_retry", Known.BULK_ITEM_RETRY);

    /**
     * A return request was answered.
     */
    public static final SandboxDueWorkKind REVERSAL_SETTLEMENT = new SandboxDueWorkKind("reversal_settlement", Known.REVERSAL_SETTLEMENT);

    /**
     * A webhook delivery was attempted.
     */
    public static final SandboxDueWorkKind WEBHOOK_DELIVERY = new SandboxDueWorkKind("webhook_delivery", Known.WEBHOOK_DELIVERY);

    /**
     * A quote expired.
     */
    public static final SandboxDueWorkKind QUOTE_EXPIRY = new SandboxDueWorkKind("quote_expiry", Known.QUOTE_EXPIRY);

    /**
     * A card authorization expired and released its hold.
     */
    public static final SandboxDueWorkKind AUTHORIZATION_EXPIRY = new SandboxDueWorkKind("authorization_expiry", Known.AUTHORIZATION_EXPIRY);

    /**
     * A ghost card expired.
     */
    public static final SandboxDueWorkKind CARD_EXPIRY = new SandboxDueWorkKind("card_expiry", Known.CARD_EXPIRY);

    /**
     * A widget session expired.
     */
    public static final SandboxDueWorkKind WIDGET_SESSION_EXPIRY = new SandboxDueWorkKind("widget_session_expiry", Known.WIDGET_SESSION_EXPIRY);

    /**
     * An identity check finished.
     */
    public static final SandboxDueWorkKind KYC_COMPLETION = new SandboxDueWorkKind("kyc_completion", Known.KYC_COMPLETION);

    /**
     * A stored answer of an idempotency key expired.
     */
    public static final SandboxDueWorkKind IDEMPOTENCY_EXPIRY = new SandboxDueWorkKind("idempotency_expiry", Known.IDEMPOTENCY_EXPIRY);

    /**
     * A notice about a coming change was sent.
     */
    public static final SandboxDueWorkKind CHANGELOG_NOTICE = new SandboxDueWorkKind("changelog_notice", Known.CHANGELOG_NOTICE);

    /** How this type travels. */
    public static final Codec<SandboxDueWorkKind> CODEC = OpenEnum.ofText(SandboxDueWorkKind::of);

    private final Known known;

    private SandboxDueWorkKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SandboxDueWorkKind of(String value) {
        switch (value) {
            case "provider_callback":
                return PROVIDER_CALLBACK;
            case "callback_deadline":
                return CALLBACK_DEADLINE;
            case "provider_enquiry":
                return PROVIDER_ENQUIRY;
            case "payment_submission":
                return PAYMENT_SUBMISSION;
            case "payment_retry":
                return PAYMENT_RETRY;
            case "queue_expiry":
                return QUEUE_EXPIRY;
            case "approval_expiry":
                return APPROVAL_EXPIRY;
            case "bulk_item_retry":
                return BULK_ITEM_RETRY;
            case "reversal_settlement":
                return REVERSAL_SETTLEMENT;
            case "webhook_delivery":
                return WEBHOOK_DELIVERY;
            case "quote_expiry":
                return QUOTE_EXPIRY;
            case "authorization_expiry":
                return AUTHORIZATION_EXPIRY;
            case "card_expiry":
                return CARD_EXPIRY;
            case "widget_session_expiry":
                return WIDGET_SESSION_EXPIRY;
            case "kyc_completion":
                return KYC_COMPLETION;
            case "idempotency_expiry":
                return IDEMPOTENCY_EXPIRY;
            case "changelog_notice":
                return CHANGELOG_NOTICE;
            default:
                return new SandboxDueWorkKind(value, Known._UNKNOWN);
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
        /** provider_callback. */
        PROVIDER_CALLBACK,
        /** callback_deadline. */
        CALLBACK_DEADLINE,
        /** provider_enquiry. */
        PROVIDER_ENQUIRY,
        /** payment_submission. */
        PAYMENT_SUBMISSION,
        /** payment_retry. */
        PAYMENT_RETRY,
        /** queue_expiry. */
        QUEUE_EXPIRY,
        /** approval_expiry. */
        APPROVAL_EXPIRY,
        /** bulk_item_retry. */
        BULK_ITEM_RETRY,
        /** reversal_settlement. */
        REVERSAL_SETTLEMENT,
        /** webhook_delivery. */
        WEBHOOK_DELIVERY,
        /** quote_expiry. */
        QUOTE_EXPIRY,
        /** authorization_expiry. */
        AUTHORIZATION_EXPIRY,
        /** card_expiry. */
        CARD_EXPIRY,
        /** widget_session_expiry. */
        WIDGET_SESSION_EXPIRY,
        /** kyc_completion. */
        KYC_COMPLETION,
        /** idempotency_expiry. */
        IDEMPOTENCY_EXPIRY,
        /** changelog_notice. */
        CHANGELOG_NOTICE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
