// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Which side of the payment the amount fixes.
 */
public final class AmountType extends OpenEnum {
    /**
     * Amount and currency are what leaves the payer, before fees.
     */
    public static final AmountType SEND = new AmountType("send", Known.SEND);

    /**
     * Amount and currency are what the recipient gets; the sent amount is worked out.
     */
    public static final AmountType RECEIVE = new AmountType("receive", Known.RECEIVE);

    /** How this type travels. */
    public static final Codec<AmountType> CODEC = OpenEnum.ofText(AmountType::of);

    private final Known known;

    private AmountType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static AmountType of(String value) {
        switch (value) {
            case "send":
                return SEND;
            case "receive":
                return RECEIVE;
            default:
                return new AmountType(value, Known._UNKNOWN);
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
        /** send. */
        SEND,
        /** receive. */
        RECEIVE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
