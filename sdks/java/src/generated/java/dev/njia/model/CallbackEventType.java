// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class CallbackEventType extends OpenEnum {
    /**
     * No callback came in time; the payment went to reconciliation.
     */
    public static final CallbackEventType CALLBACK_TIMED_OUT = new CallbackEventType("callback.timed_out", Known.CALLBACK_TIMED_OUT);

    /**
     * A callback came after the deadline and was applied.
     */
    public static final CallbackEventType CALLBACK_LATE = new CallbackEventType("callback.late", Known.CALLBACK_LATE);

    /**
     * A callback contradicts a final state; nothing was changed.
     */
    public static final CallbackEventType CALLBACK_CONFLICT = new CallbackEventType("callback.conflict", Known.CALLBACK_CONFLICT);

    /** How this type travels. */
    public static final Codec<CallbackEventType> CODEC = OpenEnum.ofText(CallbackEventType::of);

    private final Known known;

    private CallbackEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CallbackEventType of(String value) {
        switch (value) {
            case "callback.timed_out":
                return CALLBACK_TIMED_OUT;
            case "callback.late":
                return CALLBACK_LATE;
            case "callback.conflict":
                return CALLBACK_CONFLICT;
            default:
                return new CallbackEventType(value, Known._UNKNOWN);
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
        /** callback.timed_out. */
        CALLBACK_TIMED_OUT,
        /** callback.late. */
        CALLBACK_LATE,
        /** callback.conflict. */
        CALLBACK_CONFLICT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
