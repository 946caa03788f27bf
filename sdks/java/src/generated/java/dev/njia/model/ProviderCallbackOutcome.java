// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What became of it.
 */
public final class ProviderCallbackOutcome extends OpenEnum {
    /**
     * Nothing came before the deadline.
     */
    public static final ProviderCallbackOutcome TIMED_OUT = new ProviderCallbackOutcome("timed_out", Known.TIMED_OUT);

    /**
     * It came after the deadline and was applied.
     */
    public static final ProviderCallbackOutcome LATE_APPLIED = new ProviderCallbackOutcome("late_applied", Known.LATE_APPLIED);

    /**
     * It contradicts a final state and changed nothing.
     */
    public static final ProviderCallbackOutcome CONFLICT = new ProviderCallbackOutcome("conflict", Known.CONFLICT);

    /** How this type travels. */
    public static final Codec<ProviderCallbackOutcome> CODEC = OpenEnum.ofText(ProviderCallbackOutcome::of);

    private final Known known;

    private ProviderCallbackOutcome(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ProviderCallbackOutcome of(String value) {
        switch (value) {
            case "timed_out":
                return TIMED_OUT;
            case "late_applied":
                return LATE_APPLIED;
            case "conflict":
                return CONFLICT;
            default:
                return new ProviderCallbackOutcome(value, Known._UNKNOWN);
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
        /** timed_out. */
        TIMED_OUT,
        /** late_applied. */
        LATE_APPLIED,
        /** conflict. */
        CONFLICT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
