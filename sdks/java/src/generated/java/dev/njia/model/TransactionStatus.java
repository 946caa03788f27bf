// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a transaction.
 * <p>
 * Only `completed` can be reversed, and only once.
 */
public final class TransactionStatus extends OpenEnum {
    /**
     * Accepted and not sent yet.
     */
    public static final TransactionStatus PENDING = new TransactionStatus("pending", Known.PENDING);

    /**
     * With the rail.
     */
    public static final TransactionStatus PROCESSING = new TransactionStatus("processing", Known.PROCESSING);

    /**
     * The outcome is unknown and the rail is being asked.
     */
    public static final TransactionStatus IN_RECONCILIATION = new TransactionStatus("in_reconciliation", Known.IN_RECONCILIATION);

    /**
     * The money moved.
     */
    public static final TransactionStatus COMPLETED = new TransactionStatus("completed", Known.COMPLETED);

    /**
     * The money certainly did not move.
     * <p>
     * Final.
     */
    public static final TransactionStatus FAILED = new TransactionStatus("failed", Known.FAILED);

    /**
     * Stopped before it was sent.
     * <p>
     * Final.
     */
    public static final TransactionStatus CANCELED = new TransactionStatus("canceled", Known.CANCELED);

    /**
     * A reversal was asked for and its outcome is awaited.
     */
    public static final TransactionStatus REVERSAL_PENDING = new TransactionStatus("reversal_pending", Known.REVERSAL_PENDING);

    /**
     * Taken back in full.
     * <p>
     * Final.
     */
    public static final TransactionStatus REVERSED = new TransactionStatus("reversed", Known.REVERSED);

    /**
     * Taken back in part.
     * <p>
     * Final.
     */
    public static final TransactionStatus PARTIALLY_REVERSED = new TransactionStatus("partially_reversed", Known.PARTIALLY_REVERSED);

    /** How this type travels. */
    public static final Codec<TransactionStatus> CODEC = OpenEnum.ofText(TransactionStatus::of);

    private final Known known;

    private TransactionStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static TransactionStatus of(String value) {
        switch (value) {
            case "pending":
                return PENDING;
            case "processing":
                return PROCESSING;
            case "in_reconciliation":
                return IN_RECONCILIATION;
            case "completed":
                return COMPLETED;
            case "failed":
                return FAILED;
            case "canceled":
                return CANCELED;
            case "reversal_pending":
                return REVERSAL_PENDING;
            case "reversed":
                return REVERSED;
            case "partially_reversed":
                return PARTIALLY_REVERSED;
            default:
                return new TransactionStatus(value, Known._UNKNOWN);
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
        /** in_reconciliation. */
        IN_RECONCILIATION,
        /** completed. */
        COMPLETED,
        /** failed. */
        FAILED,
        /** canceled. */
        CANCELED,
        /** reversal_pending. */
        REVERSAL_PENDING,
        /** reversed. */
        REVERSED,
        /** partially_reversed. */
        PARTIALLY_REVERSED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
