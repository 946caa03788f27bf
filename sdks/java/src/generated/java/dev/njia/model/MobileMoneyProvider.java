// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Mobile-money provider.
 * <p>
 * May be left out where the number range tells it.
 */
public final class MobileMoneyProvider extends OpenEnum {
    /**
     * MTN-type wallet
     */
    public static final MobileMoneyProvider MTN_MOMO = new MobileMoneyProvider("mtn_momo", Known.MTN_MOMO);

    /**
     * Orange-type wallet
     */
    public static final MobileMoneyProvider ORANGE_MONEY = new MobileMoneyProvider("orange_money", Known.ORANGE_MONEY);

    /**
     * Airtel-type wallet
     */
    public static final MobileMoneyProvider AIRTEL_MONEY = new MobileMoneyProvider("airtel_money", Known.AIRTEL_MONEY);

    /**
     * M-Pesa-type wallet
     */
    public static final MobileMoneyProvider MPESA = new MobileMoneyProvider("mpesa", Known.MPESA);

    /**
     * Moov-type wallet
     */
    public static final MobileMoneyProvider MOOV_MONEY = new MobileMoneyProvider("moov_money", Known.MOOV_MONEY);

    /**
     * Wave-type wallet
     */
    public static final MobileMoneyProvider WAVE = new MobileMoneyProvider("wave", Known.WAVE);

    /**
     * Express Union-type wallet
     */
    public static final MobileMoneyProvider EXPRESS_UNION = new MobileMoneyProvider("express_union", Known.EXPRESS_UNION);

    /**
     * Mixx-type wallet
     */
    public static final MobileMoneyProvider MIXX = new MobileMoneyProvider("mixx", Known.MIXX);

    /**
     * Telecel-type wallet
     */
    public static final MobileMoneyProvider TELECEL = new MobileMoneyProvider("telecel", Known.TELECEL);

    /**
     * Tigo-type wallet
     */
    public static final MobileMoneyProvider TIGO = new MobileMoneyProvider("tigo", Known.TIGO);

    /**
     * Vodacom-type wallet
     */
    public static final MobileMoneyProvider VODACOM = new MobileMoneyProvider("vodacom", Known.VODACOM);

    /**
     * Free-type wallet
     */
    public static final MobileMoneyProvider FREE_MONEY = new MobileMoneyProvider("free_money", Known.FREE_MONEY);

    /**
     * T-Money-type wallet
     */
    public static final MobileMoneyProvider TMONEY = new MobileMoneyProvider("tmoney", Known.TMONEY);

    /**
     * HaloPesa-type wallet
     */
    public static final MobileMoneyProvider HALOPESA = new MobileMoneyProvider("halopesa", Known.HALOPESA);

    /** How this type travels. */
    public static final Codec<MobileMoneyProvider> CODEC = OpenEnum.ofText(MobileMoneyProvider::of);

    private final Known known;

    private MobileMoneyProvider(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static MobileMoneyProvider of(String value) {
        switch (value) {
            case "mtn_momo":
                return MTN_MOMO;
            case "orange_money":
                return ORANGE_MONEY;
            case "airtel_money":
                return AIRTEL_MONEY;
            case "mpesa":
                return MPESA;
            case "moov_money":
                return MOOV_MONEY;
            case "wave":
                return WAVE;
            case "express_union":
                return EXPRESS_UNION;
            case "mixx":
                return MIXX;
            case "telecel":
                return TELECEL;
            case "tigo":
                return TIGO;
            case "vodacom":
                return VODACOM;
            case "free_money":
                return FREE_MONEY;
            case "tmoney":
                return TMONEY;
            case "halopesa":
                return HALOPESA;
            default:
                return new MobileMoneyProvider(value, Known._UNKNOWN);
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
        /** mtn_momo. */
        MTN_MOMO,
        /** orange_money. */
        ORANGE_MONEY,
        /** airtel_money. */
        AIRTEL_MONEY,
        /** mpesa. */
        MPESA,
        /** moov_money. */
        MOOV_MONEY,
        /** wave. */
        WAVE,
        /** express_union. */
        EXPRESS_UNION,
        /** mixx. */
        MIXX,
        /** telecel. */
        TELECEL,
        /** tigo. */
        TIGO,
        /** vodacom. */
        VODACOM,
        /** free_money. */
        FREE_MONEY,
        /** tmoney. */
        TMONEY,
        /** halopesa. */
        HALOPESA,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
