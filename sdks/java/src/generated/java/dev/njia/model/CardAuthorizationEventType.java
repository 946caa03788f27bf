// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class CardAuthorizationEventType extends OpenEnum {
    /**
     * An authorization was approved and holds money.
     */
    public static final CardAuthorizationEventType CARD_AUTHORIZATION_APPROVED = new CardAuthorizationEventType("card_authorization.approved", Known.CARD_AUTHORIZATION_APPROVED);

    /**
     * An authorization was declined.
     */
    public static final CardAuthorizationEventType CARD_AUTHORIZATION_DECLINED = new CardAuthorizationEventType("card_authorization.declined", Known.CARD_AUTHORIZATION_DECLINED);

    /**
     * A merchant captured an authorization, fully or partly.
     */
    public static final CardAuthorizationEventType CARD_AUTHORIZATION_CAPTURED = new CardAuthorizationEventType("card_authorization.captured", Known.CARD_AUTHORIZATION_CAPTURED);

    /**
     * The rest of an authorization was released.
     */
    public static final CardAuthorizationEventType CARD_AUTHORIZATION_REVERSED = new CardAuthorizationEventType("card_authorization.reversed", Known.CARD_AUTHORIZATION_REVERSED);

    /**
     * An authorization expired and released its hold.
     */
    public static final CardAuthorizationEventType CARD_AUTHORIZATION_EXPIRED = new CardAuthorizationEventType("card_authorization.expired", Known.CARD_AUTHORIZATION_EXPIRED);

    /** How this type travels. */
    public static final Codec<CardAuthorizationEventType> CODEC = OpenEnum.ofText(CardAuthorizationEventType::of);

    private final Known known;

    private CardAuthorizationEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CardAuthorizationEventType of(String value) {
        switch (value) {
            case "card_authorization.approved":
                return CARD_AUTHORIZATION_APPROVED;
            case "card_authorization.declined":
                return CARD_AUTHORIZATION_DECLINED;
            case "card_authorization.captured":
                return CARD_AUTHORIZATION_CAPTURED;
            case "card_authorization.reversed":
                return CARD_AUTHORIZATION_REVERSED;
            case "card_authorization.expired":
                return CARD_AUTHORIZATION_EXPIRED;
            default:
                return new CardAuthorizationEventType(value, Known._UNKNOWN);
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
        /** card_authorization.approved. */
        CARD_AUTHORIZATION_APPROVED,
        /** card_authorization.declined. */
        CARD_AUTHORIZATION_DECLINED,
        /** card_authorization.captured. */
        CARD_AUTHORIZATION_CAPTURED,
        /** card_authorization.reversed. */
        CARD_AUTHORIZATION_REVERSED,
        /** card_authorization.expired. */
        CARD_AUTHORIZATION_EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
