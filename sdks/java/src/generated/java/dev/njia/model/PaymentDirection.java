// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Way in which the money moves, seen from the tenant.
 */
public final class PaymentDirection extends OpenEnum {
    /**
     * Money leaves the tenant's account and goes to `destination`.
     */
    public static final PaymentDirection PAYOUT = new PaymentDirection("payout", Known.PAYOUT);

    /**
     * Money is taken from `source`, who confirms on the phone, and goes to the tenant's account.
     */
    public static final PaymentDirection COLLECTION = new PaymentDirection("collection", Known.COLLECTION);

    /** How this type travels. */
    public static final Codec<PaymentDirection> CODEC = OpenEnum.ofText(PaymentDirection::of);

    private final Known known;

    private PaymentDirection(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static PaymentDirection of(String value) {
        switch (value) {
            case "payout":
                return PAYOUT;
            case "collection":
                return COLLECTION;
            default:
                return new PaymentDirection(value, Known._UNKNOWN);
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
        /** payout. */
        PAYOUT,
        /** collection. */
        COLLECTION,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
