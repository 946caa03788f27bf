// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of an item of a bulk payment.
 */
public final class BulkItemStatus extends OpenEnum {
    /**
     * Waits for its turn.
     */
    public static final BulkItemStatus PENDING = new BulkItemStatus("pending", Known.PENDING);

    /**
     * In work.
     */
    public static final BulkItemStatus PROCESSING = new BulkItemStatus("processing", Known.PROCESSING);

    /**
     * Failed with a retryable code and will be tried again at `nextAttemptAt`.
     */
    public static final BulkItemStatus RETRY_SCHEDULED = new BulkItemStatus("retry_scheduled", Known.RETRY_SCHEDULED);

    /**
     * The outcome is unknown; it is not tried again before the rail says that nothing was executed.
     */
    public static final BulkItemStatus IN_RECONCILIATION = new BulkItemStatus("in_reconciliation", Known.IN_RECONCILIATION);

    /**
     * The money moved.
     * <p>
     * Final.
     */
    public static final BulkItemStatus SUCCEEDED = new BulkItemStatus("succeeded", Known.SUCCEEDED);

    /**
     * The money did not move.
     * <p>
     * Final.
     */
    public static final BulkItemStatus FAILED = new BulkItemStatus("failed", Known.FAILED);

    /**
     * The item was not valid or was blocked; `error` tells why.
     * <p>
     * Final.
     */
    public static final BulkItemStatus REJECTED = new BulkItemStatus("rejected", Known.REJECTED);

    /**
     * Stopped by the caller.
     * <p>
     * Final.
     */
    public static final BulkItemStatus CANCELED = new BulkItemStatus("canceled", Known.CANCELED);

    /** How this type travels. */
    public static final Codec<BulkItemStatus> CODEC = OpenEnum.ofText(BulkItemStatus::of);

    private final Known known;

    private BulkItemStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static BulkItemStatus of(String value) {
        switch (value) {
            case "pending":
                return PENDING;
            case "processing":
                return PROCESSING;
            case "retry_scheduled":
                return RETRY_SCHEDULED;
            case "in_reconciliation":
                return IN_RECONCILIATION;
            case "succeeded":
                return SUCCEEDED;
            case "failed":
                return FAILED;
            case "rejected":
                return REJECTED;
            case "canceled":
                return CANCELED;
            default:
                return new BulkItemStatus(value, Known._UNKNOWN);
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
        /** pending. */
        PENDING,
        /** processing. */
        PROCESSING,
        /** retry_scheduled. */
        RETRY_SCHEDULED,
        /** in_reconciliation. */
        IN_RECONCILIATION,
        /** succeeded. */
        SUCCEEDED,
        /** failed. */
        FAILED,
        /** rejected. */
        REJECTED,
        /** canceled. */
        CANCELED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
