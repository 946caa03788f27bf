// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Which way a reason works.
 */
public final class CreditReasonDirection extends OpenEnum {
    /**
     * It raises the score.
     */
    public static final CreditReasonDirection POSITIVE = new CreditReasonDirection("positive", Known.POSITIVE);

    /**
     * It lowers the score.
     */
    public static final CreditReasonDirection NEGATIVE = new CreditReasonDirection("negative", Known.NEGATIVE);

    /** How this type travels. */
    public static final Codec<CreditReasonDirection> CODEC = OpenEnum.ofText(CreditReasonDirection::of);

    private final Known known;

    private CreditReasonDirection(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CreditReasonDirection of(String value) {
        switch (value) {
            case "positive":
                return POSITIVE;
            case "negative":
                return NEGATIVE;
            default:
                return new CreditReasonDirection(value, Known._UNKNOWN);
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
        /** positive. */
        POSITIVE,
        /** negative. */
        NEGATIVE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
