// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How the rail takes money back.
 */
public final class ReversalMethod extends OpenEnum {
    /**
     * The provider takes the money out of the recipient's wallet.
     */
    public static final ReversalMethod DIRECT = new ReversalMethod("direct", Known.DIRECT);

    /**
     * The credit was final; the recipient's institution is asked to return it, which takes up to 5 days.
     */
    public static final ReversalMethod RETURN_REQUEST = new ReversalMethod("return_request", Known.RETURN_REQUEST);

    /**
     * A posting between two accounts of the tenant.
     */
    public static final ReversalMethod BOOK = new ReversalMethod("book", Known.BOOK);

    /** How this type travels. */
    public static final Codec<ReversalMethod> CODEC = OpenEnum.ofText(ReversalMethod::of);

    private final Known known;

    private ReversalMethod(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ReversalMethod of(String value) {
        switch (value) {
            case "direct":
                return DIRECT;
            case "return_request":
                return RETURN_REQUEST;
            case "book":
                return BOOK;
            default:
                return new ReversalMethod(value, Known._UNKNOWN);
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
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
