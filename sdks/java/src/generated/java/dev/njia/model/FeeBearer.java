// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Who pays the fee.
 */
public final class FeeBearer extends OpenEnum {
    /**
     * The fee is added to what the sender pays.
     */
    public static final FeeBearer SENDER = new FeeBearer("sender", Known.SENDER);

    /**
     * The fee is taken out of what the recipient gets.
     */
    public static final FeeBearer RECIPIENT = new FeeBearer("recipient", Known.RECIPIENT);

    /** How this type travels. */
    public static final Codec<FeeBearer> CODEC = OpenEnum.ofText(FeeBearer::of);

    private final Known known;

    private FeeBearer(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FeeBearer of(String value) {
        switch (value) {
            case "sender":
                return SENDER;
            case "recipient":
                return RECIPIENT;
            default:
                return new FeeBearer(value, Known._UNKNOWN);
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
        /** sender. */
        SENDER,
        /** recipient. */
        RECIPIENT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
