// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How the rail settles.
 */
public final class SettlementModel extends OpenEnum {
    /**
     * From a position that was paid in before.
     */
    public static final SettlementModel PREFUNDED = new SettlementModel("prefunded", Known.PREFUNDED);

    /**
     * Net amounts once a day.
     */
    public static final SettlementModel DEFERRED_NET = new SettlementModel("deferred_net", Known.DEFERRED_NET);

    /** How this type travels. */
    public static final Codec<SettlementModel> CODEC = OpenEnum.ofText(SettlementModel::of);

    private final Known known;

    private SettlementModel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SettlementModel of(String value) {
        switch (value) {
            case "prefunded":
                return PREFUNDED;
            case "deferred_net":
                return DEFERRED_NET;
            default:
                return new SettlementModel(value, Known._UNKNOWN);
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
        /** prefunded. */
        PREFUNDED,
        /** deferred_net. */
        DEFERRED_NET,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
