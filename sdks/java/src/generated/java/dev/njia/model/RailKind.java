// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of rail.
 */
public final class RailKind extends OpenEnum {
    /**
     * Settlement between African central banks in local currencies.
     */
    public static final RailKind PAN_AFRICAN_SETTLEMENT = new RailKind("pan_african_settlement", Known.PAN_AFRICAN_SETTLEMENT);

    /**
     * Interoperable wallets of the CEMAC states.
     */
    public static final RailKind CEMAC_MOBILE_MONEY = new RailKind("cemac_mobile_money", Known.CEMAC_MOBILE_MONEY);

    /**
     * One mobile-money provider.
     */
    public static final RailKind MOBILE_MONEY = new RailKind("mobile_money", Known.MOBILE_MONEY);

    /**
     * A hub that reaches many providers across borders.
     */
    public static final RailKind MOBILE_MONEY_HUB = new RailKind("mobile_money_hub", Known.MOBILE_MONEY_HUB);

    /**
     * Postings between accounts of one tenant.
     */
    public static final RailKind INTERNAL = new RailKind("internal", Known.INTERNAL);

    /** How this type travels. */
    public static final Codec<RailKind> CODEC = OpenEnum.ofText(RailKind::of);

    private final Known known;

    private RailKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RailKind of(String value) {
        switch (value) {
            case "pan_african_settlement":
                return PAN_AFRICAN_SETTLEMENT;
            case "cemac_mobile_money":
                return CEMAC_MOBILE_MONEY;
            case "mobile_money":
                return MOBILE_MONEY;
            case "mobile_money_hub":
                return MOBILE_MONEY_HUB;
            case "internal":
                return INTERNAL;
            default:
                return new RailKind(value, Known._UNKNOWN);
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
        /** pan_african_settlement. */
        PAN_AFRICAN_SETTLEMENT,
        /** cemac_mobile_money. */
        CEMAC_MOBILE_MONEY,
        /** mobile_money. */
        MOBILE_MONEY,
        /** mobile_money_hub. */
        MOBILE_MONEY_HUB,
        /** internal. */
        INTERNAL,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
