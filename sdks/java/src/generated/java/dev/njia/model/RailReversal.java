// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether and how a rail takes money back.
 */
public final class RailReversal extends OpenEnum {
    /**
     * The provider takes the money out of the recipient's wallet.
     */
    public static final RailReversal DIRECT = new RailReversal("direct", Known.DIRECT);

    /**
     * The recipient's institution is asked to return it.
     */
    public static final RailReversal RETURN_REQUEST = new RailReversal("return_request", Known.RETURN_REQUEST);

    /**
     * A posting between two accounts.
     */
    public static final RailReversal BOOK = new RailReversal("book", Known.BOOK);

    /**
     * Never; a reversal answers 422 `reversal_not_supported`.
     */
    public static final RailReversal NONE = new RailReversal("none", Known.NONE);

    /** How this type travels. */
    public static final Codec<RailReversal> CODEC = OpenEnum.ofText(RailReversal::of);

    private final Known known;

    private RailReversal(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RailReversal of(String value) {
        switch (value) {
            case "direct":
                return DIRECT;
            case "return_request":
                return RETURN_REQUEST;
            case "book":
                return BOOK;
            case "none":
                return NONE;
            default:
                return new RailReversal(value, Known._UNKNOWN);
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
        /** direct. */
        DIRECT,
        /** return_request. */
        RETURN_REQUEST,
        /** book. */
        BOOK,
        /** none. */
        NONE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
