// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class PaymentEventType extends OpenEnum {
    /**
     * A payment was accepted and its money reserved.
     */
    public static final PaymentEventType PAYMENT_CREATED = new PaymentEventType("payment.created", Known.PAYMENT_CREATED);

    /**
     * The fraud score holds a payment for a person to decide.
     */
    public static final PaymentEventType PAYMENT_HELD_FOR_REVIEW = new PaymentEventType("payment.held_for_review", Known.PAYMENT_HELD_FOR_REVIEW);

    /**
     * The rail is degraded or closed; the payment waits.
     */
    public static final PaymentEventType PAYMENT_QUEUED = new PaymentEventType("payment.queued", Known.PAYMENT_QUEUED);

    /**
     * A payment was sent to its rail.
     */
    public static final PaymentEventType PAYMENT_SUBMITTED = new PaymentEventType("payment.submitted", Known.PAYMENT_SUBMITTED);

    /**
     * The payer must confirm a collection on the phone.
     */
    public static final PaymentEventType PAYMENT_AWAITING_APPROVAL = new PaymentEventType("payment.awaiting_approval", Known.PAYMENT_AWAITING_APPROVAL);

    /**
     * A payment moved to another rail after a definite failure.
     */
    public static final PaymentEventType PAYMENT_REROUTED = new PaymentEventType("payment.rerouted", Known.PAYMENT_REROUTED);

    /**
     * The outcome is unknown; the money stays reserved.
     */
    public static final PaymentEventType PAYMENT_IN_RECONCILIATION = new PaymentEventType("payment.in_reconciliation", Known.PAYMENT_IN_RECONCILIATION);

    /**
     * The money moved.
     */
    public static final PaymentEventType PAYMENT_COMPLETED = new PaymentEventType("payment.completed", Known.PAYMENT_COMPLETED);

    /**
     * The money certainly did not move; it was released.
     */
    public static final PaymentEventType PAYMENT_FAILED = new PaymentEventType("payment.failed", Known.PAYMENT_FAILED);

    /**
     * A payment was stopped before it was sent.
     */
    public static final PaymentEventType PAYMENT_CANCELED = new PaymentEventType("payment.canceled", Known.PAYMENT_CANCELED);

    /**
     * The payer did not approve in time.
     */
    public static final PaymentEventType PAYMENT_EXPIRED = new PaymentEventType("payment.expired", Known.PAYMENT_EXPIRED);

    /** How this type travels. */
    public static final Codec<PaymentEventType> CODEC = OpenEnum.ofText(PaymentEventType::of);

    private final Known known;

    private PaymentEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static PaymentEventType of(String value) {
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
            default:
                return new PaymentEventType(value, Known._UNKNOWN);
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
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
