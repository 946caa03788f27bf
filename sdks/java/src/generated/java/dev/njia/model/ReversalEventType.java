// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class ReversalEventType extends OpenEnum {
    /**
     * A reversal was requested.
     */
    public static final ReversalEventType REVERSAL_CREATED = new ReversalEventType("reversal.created", Known.REVERSAL_CREATED);

    /**
     * The money came back.
     */
    public static final ReversalEventType REVERSAL_COMPLETED = new ReversalEventType("reversal.completed", Known.REVERSAL_COMPLETED);

    /**
     * The reversal was refused; the transaction stands.
     */
    public static final ReversalEventType REVERSAL_FAILED = new ReversalEventType("reversal.failed", Known.REVERSAL_FAILED);

    /** How this type travels. */
    public static final Codec<ReversalEventType> CODEC = OpenEnum.ofText(ReversalEventType::of);

    private final Known known;

    private ReversalEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ReversalEventType of(String value) {
        switch (value) {
            case "reversal.created":
                return REVERSAL_CREATED;
            case "reversal.completed":
                return REVERSAL_COMPLETED;
            case "reversal.failed":
                return REVERSAL_FAILED;
            default:
                return new ReversalEventType(value, Known._UNKNOWN);
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
        /** reversal.created. */
        REVERSAL_CREATED,
        /** reversal.completed. */
        REVERSAL_COMPLETED,
        /** reversal.failed. */
        REVERSAL_FAILED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
