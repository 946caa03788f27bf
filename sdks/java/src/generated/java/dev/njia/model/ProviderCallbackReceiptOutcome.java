// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What became of it.
 */
public final class ProviderCallbackReceiptOutcome extends OpenEnum {
    /**
     * It moved the payment on.
     */
    public static final ProviderCallbackReceiptOutcome APPLIED = new ProviderCallbackReceiptOutcome("applied", Known.APPLIED);

    /**
     * It was known; nothing changed.
     */
    public static final ProviderCallbackReceiptOutcome DUPLICATE = new ProviderCallbackReceiptOutcome("duplicate", Known.DUPLICATE);

    /**
     * It came after the deadline and settled the payment.
     */
    public static final ProviderCallbackReceiptOutcome LATE_APPLIED = new ProviderCallbackReceiptOutcome("late_applied", Known.LATE_APPLIED);

    /**
     * It contradicts a final state; a case was opened.
     */
    public static final ProviderCallbackReceiptOutcome CONFLICT = new ProviderCallbackReceiptOutcome("conflict", Known.CONFLICT);

    /**
     * It says nothing new.
     */
    public static final ProviderCallbackReceiptOutcome IGNORED = new ProviderCallbackReceiptOutcome("ignored", Known.IGNORED);

    /** How this type travels. */
    public static final Codec<ProviderCallbackReceiptOutcome> CODEC = OpenEnum.ofText(ProviderCallbackReceiptOutcome::of);

    private final Known known;

    private ProviderCallbackReceiptOutcome(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ProviderCallbackReceiptOutcome of(String value) {
        switch (value) {
            case "applied":
                return APPLIED;
            case "duplicate":
                return DUPLICATE;
            case "late_applied":
                return LATE_APPLIED;
            case "conflict":
                return CONFLICT;
            case "ignored":
                return IGNORED;
            default:
                return new ProviderCallbackReceiptOutcome(value, Known._UNKNOWN);
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
        /** applied. */
        APPLIED,
        /** duplicate. */
        DUPLICATE,
        /** late_applied. */
        LATE_APPLIED,
        /** conflict. */
        CONFLICT,
        /** ignored. */
        IGNORED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
