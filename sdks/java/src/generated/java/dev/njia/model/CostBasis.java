// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What a cost estimate rests on.
 */
public final class CostBasis extends OpenEnum {
    /**
     * Charges observed in the last 24 hours, with an effective weight of 30 or more.
     */
    public static final CostBasis HISTORY = new CostBasis("history", Known.HISTORY);

    /**
     * A few observed charges together with the published tariff.
     */
    public static final CostBasis BLENDED = new CostBasis("blended", Known.BLENDED);

    /**
     * The published tariff alone.
     */
    public static final CostBasis TARIFF = new CostBasis("tariff", Known.TARIFF);

    /** How this type travels. */
    public static final Codec<CostBasis> CODEC = OpenEnum.ofText(CostBasis::of);

    private final Known known;

    private CostBasis(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CostBasis of(String value) {
        switch (value) {
            case "history":
                return HISTORY;
            case "blended":
                return BLENDED;
            case "tariff":
                return TARIFF;
            default:
                return new CostBasis(value, Known._UNKNOWN);
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
        /** history. */
        HISTORY,
        /** blended. */
        BLENDED,
        /** tariff. */
        TARIFF,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
