// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a bulk payment.
 * <p>
 * It is final only when every item is.
 */
public final class BulkPaymentStatus extends OpenEnum {
    /**
     * Taken over; no item has started.
     */
    public static final BulkPaymentStatus ACCEPTED = new BulkPaymentStatus("accepted", Known.ACCEPTED);

    /**
     * At least one item is not final.
     */
    public static final BulkPaymentStatus PROCESSING = new BulkPaymentStatus("processing", Known.PROCESSING);

    /**
     * Every item succeeded.
     * <p>
     * Final.
     */
    public static final BulkPaymentStatus COMPLETED = new BulkPaymentStatus("completed", Known.COMPLETED);

    /**
     * Some items succeeded, others did not.
     * <p>
     * Final.
     */
    public static final BulkPaymentStatus COMPLETED_WITH_FAILURES = new BulkPaymentStatus("completed_with_failures", Known.COMPLETED_WITH_FAILURES);

    /**
     * No item succeeded.
     * <p>
     * Final.
     */
    public static final BulkPaymentStatus FAILED = new BulkPaymentStatus("failed", Known.FAILED);

    /**
     * Stopped by the caller before any item succeeded.
     * <p>
     * Final.
     */
    public static final BulkPaymentStatus CANCELED = new BulkPaymentStatus("canceled", Known.CANCELED);

    /** How this type travels. */
    public static final Codec<BulkPaymentStatus> CODEC = OpenEnum.ofText(BulkPaymentStatus::of);

    private final Known known;

    private BulkPaymentStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static BulkPaymentStatus of(String value) {
        switch (value) {
            case "accepted":
                return ACCEPTED;
            case "processing":
                return PROCESSING;
            case "completed":
                return COMPLETED;
            case "completed_with_failures":
                return COMPLETED_WITH_FAILURES;
            case "failed":
                return FAILED;
            case "canceled":
                return CANCELED;
            default:
                return new BulkPaymentStatus(value, Known._UNKNOWN);
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
        /** accepted. */
        ACCEPTED,
        /** processing. */
        PROCESSING,
        /** completed. */
        COMPLETED,
        /** completed_with_failures. */
        COMPLETED_WITH_FAILURES,
        /** failed. */
        FAILED,
        /** canceled. */
        CANCELED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
