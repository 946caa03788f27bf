// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of an authorization.
 */
public final class CardAuthorizationStatus extends OpenEnum {
    /**
     * It holds money.
     */
    public static final CardAuthorizationStatus APPROVED = new CardAuthorizationStatus("approved", Known.APPROVED);

    /**
     * It was declined.
     */
    public static final CardAuthorizationStatus DECLINED = new CardAuthorizationStatus("declined", Known.DECLINED);

    /**
     * It was captured in full.
     */
    public static final CardAuthorizationStatus CAPTURED = new CardAuthorizationStatus("captured", Known.CAPTURED);

    /**
     * A part was captured; the rest is held.
     */
    public static final CardAuthorizationStatus PARTIALLY_CAPTURED = new CardAuthorizationStatus("partially_captured", Known.PARTIALLY_CAPTURED);

    /**
     * What was held was released.
     */
    public static final CardAuthorizationStatus REVERSED = new CardAuthorizationStatus("reversed", Known.REVERSED);

    /**
     * It was not captured within 7 days; what was held was released.
     */
    public static final CardAuthorizationStatus EXPIRED = new CardAuthorizationStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<CardAuthorizationStatus> CODEC = OpenEnum.ofText(CardAuthorizationStatus::of);

    private final Known known;

    private CardAuthorizationStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CardAuthorizationStatus of(String value) {
        switch (value) {
            case "approved":
                return APPROVED;
            case "declined":
                return DECLINED;
            case "captured":
                return CAPTURED;
            case "partially_captured":
                return PARTIALLY_CAPTURED;
            case "reversed":
                return REVERSED;
            case "expired":
                return EXPIRED;
            default:
                return new CardAuthorizationStatus(value, Known._UNKNOWN);
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
        /** approved. */
        APPROVED,
        /** declined. */
        DECLINED,
        /** captured. */
        CAPTURED,
        /** partially_captured. */
        PARTIALLY_CAPTURED,
        /** reversed. */
        REVERSED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
