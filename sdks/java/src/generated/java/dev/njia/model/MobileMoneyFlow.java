// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Way of the money, seen from the wallet.
 */
public final class MobileMoneyFlow extends OpenEnum {
    /**
     * Into the wallet.
     */
    public static final MobileMoneyFlow IN = new MobileMoneyFlow("in", Known.IN);

    /**
     * Out of the wallet.
     */
    public static final MobileMoneyFlow OUT = new MobileMoneyFlow("out", Known.OUT);

    /** How this type travels. */
    public static final Codec<MobileMoneyFlow> CODEC = OpenEnum.ofText(MobileMoneyFlow::of);

    private final Known known;

    private MobileMoneyFlow(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static MobileMoneyFlow of(String value) {
        switch (value) {
            case "in":
                return IN;
            case "out":
                return OUT;
            default:
                return new MobileMoneyFlow(value, Known._UNKNOWN);
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
        /** in. */
        IN,
        /** out. */
        OUT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
