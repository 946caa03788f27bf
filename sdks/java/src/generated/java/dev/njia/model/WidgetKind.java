// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What a widget does.
 */
public final class WidgetKind extends OpenEnum {
    /**
     * Collects a payment from a mobile wallet.
     */
    public static final WidgetKind PAYMENT = new WidgetKind("payment", Known.PAYMENT);

    /**
     * Shows balances.
     */
    public static final WidgetKind BALANCE = new WidgetKind("balance", Known.BALANCE);

    /**
     * Verifies the visitor's identity.
     */
    public static final WidgetKind KYC = new WidgetKind("kyc", Known.KYC);

    /** How this type travels. */
    public static final Codec<WidgetKind> CODEC = OpenEnum.ofText(WidgetKind::of);

    private final Known known;

    private WidgetKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WidgetKind of(String value) {
        switch (value) {
            case "payment":
                return PAYMENT;
            case "balance":
                return BALANCE;
            case "kyc":
                return KYC;
            default:
                return new WidgetKind(value, Known._UNKNOWN);
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
        /** payment. */
        PAYMENT,
        /** balance. */
        BALANCE,
        /** kyc. */
        KYC,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
