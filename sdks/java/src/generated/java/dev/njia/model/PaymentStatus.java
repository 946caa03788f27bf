// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a payment.
 * <p>
 * `completed`, `failed`, `canceled` and `expired` are final.
 */
public final class PaymentStatus extends OpenEnum {
    /**
     * The fraud analysis asks for a human decision; a payout's funds are reserved.
     */
    public static final PaymentStatus HELD_FOR_REVIEW = new PaymentStatus("held_for_review", Known.HELD_FOR_REVIEW);

    /**
     * Accepted and not sent yet; a payout's funds are reserved.
     */
    public static final PaymentStatus PENDING = new PaymentStatus("pending", Known.PENDING);

    /**
     * Parked because the rail is degraded or outside its operating hours; funds stay reserved.
     */
    public static final PaymentStatus QUEUED = new PaymentStatus("queued", Known.QUEUED);

    /**
     * Sent to the rail, whose answer is awaited; funds stay reserved.
     */
    public static final PaymentStatus SUBMITTED = new PaymentStatus("submitted", Known.SUBMITTED);

    /**
     * A collection waits for the payer to confirm on the phone.
     */
    public static final PaymentStatus AWAITING_APPROVAL = new PaymentStatus("awaiting_approval", Known.AWAITING_APPROVAL);

    /**
     * The outcome is unknown and the rail is being asked; funds stay reserved.
     * <p>
     * Not a failure: do not pay again.
     */
    public static final PaymentStatus IN_RECONCILIATION = new PaymentStatus("in_reconciliation", Known.IN_RECONCILIATION);

    /**
     * The money moved.
     * <p>
     * Final.
     */
    public static final PaymentStatus COMPLETED = new PaymentStatus("completed", Known.COMPLETED);

    /**
     * The money certainly did not move; reserved funds are released.
     * <p>
     * Final.
     */
    public static final PaymentStatus FAILED = new PaymentStatus("failed", Known.FAILED);

    /**
     * Stopped before it was sent; reserved funds are released.
     * <p>
     * Final.
     */
    public static final PaymentStatus CANCELED = new PaymentStatus("canceled", Known.CANCELED);

    /**
     * The payer did not confirm within the approval window.
     * <p>
     * Final.
     */
    public static final PaymentStatus EXPIRED = new PaymentStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<PaymentStatus> CODEC = OpenEnum.ofText(PaymentStatus::of);

    private final Known known;

    private PaymentStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static PaymentStatus of(String value) {
        switch (value) {
            case "held_for_review":
                return HELD_FOR_REVIEW;
            case "pending":
                return PENDING;
            case "queued":
                return QUEUED;
            case "submitted":
                return SUBMITTED;
            case "awaiting_approval":
                return AWAITING_APPROVAL;
            case "in_reconciliation":
                return IN_RECONCILIATION;
            case "completed":
                return COMPLETED;
            case "failed":
                return FAILED;
            case "canceled":
                return CANCELED;
            case "expired":
                return EXPIRED;
            default:
                return new PaymentStatus(value, Known._UNKNOWN);
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
        /** held_for_review. */
        HELD_FOR_REVIEW,
        /** pending. */
        PENDING,
        /** queued. */
        QUEUED,
        /** submitted. */
        SUBMITTED,
        /** awaiting_approval. */
        AWAITING_APPROVAL,
        /** in_reconciliation. */
        IN_RECONCILIATION,
        /** completed. */
        COMPLETED,
        /** failed. */
        FAILED,
        /** canceled. */
        CANCELED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
