// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a reversal.
 * <p>
 * `completed` and `failed` are final.
 */
public final class ReversalStatus extends OpenEnum {
    /**
     * Asked for; the rail's answer is awaited.
     */
    public static final ReversalStatus PENDING = new ReversalStatus("pending", Known.PENDING);

    /**
     * The money is back.
     */
    public static final ReversalStatus COMPLETED = new ReversalStatus("completed", Known.COMPLETED);

    /**
     * The rail refused or the money is gone; the transaction is `completed` again.
     */
    public static final ReversalStatus FAILED = new ReversalStatus("failed", Known.FAILED);

    /** How this type travels. */
    public static final Codec<ReversalStatus> CODEC = OpenEnum.ofText(ReversalStatus::of);

    private final Known known;

    private ReversalStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ReversalStatus of(String value) {
        switch (value) {
            case "pending":
                return PENDING;
            case "completed":
                return COMPLETED;
            case "failed":
                return FAILED;
            default:
                return new ReversalStatus(value, Known._UNKNOWN);
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
        /** completed. */
        COMPLETED,
        /** failed. */
        FAILED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
