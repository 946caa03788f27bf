// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a quote.
 */
public final class QuoteStatus extends OpenEnum {
    /**
     * Its price binds until `expiresAt`.
     */
    public static final QuoteStatus ACTIVE = new QuoteStatus("active", Known.ACTIVE);

    /**
     * A payment used it.
     */
    public static final QuoteStatus USED = new QuoteStatus("used", Known.USED);

    /**
     * Its time is over.
     */
    public static final QuoteStatus EXPIRED = new QuoteStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<QuoteStatus> CODEC = OpenEnum.ofText(QuoteStatus::of);

    private final Known known;

    private QuoteStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static QuoteStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "used":
                return USED;
            case "expired":
                return EXPIRED;
            default:
                return new QuoteStatus(value, Known._UNKNOWN);
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
        /** active. */
        ACTIVE,
        /** used. */
        USED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
