// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Why an authorization was declined, in the order in which it is checked.
 */
public final class CardDeclineCode extends OpenEnum {
    /**
     * The card was closed.
     */
    public static final CardDeclineCode CARD_CLOSED = new CardDeclineCode("card_closed", Known.CARD_CLOSED);

    /**
     * The card is past its expiry.
     */
    public static final CardDeclineCode CARD_EXPIRED = new CardDeclineCode("card_expired", Known.CARD_EXPIRED);

    /**
     * The card is frozen.
     */
    public static final CardDeclineCode CARD_FROZEN = new CardDeclineCode("card_frozen", Known.CARD_FROZEN);

    /**
     * The single-use card was used before.
     */
    public static final CardDeclineCode SINGLE_USE_ALREADY_USED = new CardDeclineCode("single_use_already_used", Known.SINGLE_USE_ALREADY_USED);

    /**
     * The security code is wrong.
     */
    public static final CardDeclineCode INVALID_CVC = new CardDeclineCode("invalid_cvc", Known.INVALID_CVC);

    /**
     * The expiry is wrong.
     */
    public static final CardDeclineCode INVALID_EXPIRY = new CardDeclineCode("invalid_expiry", Known.INVALID_EXPIRY);

    /**
     * The merchant's country is not allowed.
     */
    public static final CardDeclineCode COUNTRY_NOT_ALLOWED = new CardDeclineCode("country_not_allowed", Known.COUNTRY_NOT_ALLOWED);

    /**
     * The merchant is blocked.
     */
    public static final CardDeclineCode MERCHANT_BLOCKED = new CardDeclineCode("merchant_blocked", Known.MERCHANT_BLOCKED);

    /**
     * The merchant is not among the allowed ones.
     */
    public static final CardDeclineCode MERCHANT_NOT_ALLOWED = new CardDeclineCode("merchant_not_allowed", Known.MERCHANT_NOT_ALLOWED);

    /**
     * The category is blocked.
     */
    public static final CardDeclineCode CATEGORY_BLOCKED = new CardDeclineCode("category_blocked", Known.CATEGORY_BLOCKED);

    /**
     * The category is not among the allowed ones.
     */
    public static final CardDeclineCode CATEGORY_NOT_ALLOWED = new CardDeclineCode("category_not_allowed", Known.CATEGORY_NOT_ALLOWED);

    /**
     * Same merchant, amount and network id within 60 seconds.
     */
    public static final CardDeclineCode DUPLICATE_AUTHORIZATION = new CardDeclineCode("duplicate_authorization", Known.DUPLICATE_AUTHORIZATION);

    /**
     * The fraud policy blocks it.
     */
    public static final CardDeclineCode SUSPECTED_FRAUD = new CardDeclineCode("suspected_fraud", Known.SUSPECTED_FRAUD);

    /**
     * A spend limit is used up; `declinedByLimitId` names it.
     */
    public static final CardDeclineCode SPEND_LIMIT_EXCEEDED = new CardDeclineCode("spend_limit_exceeded", Known.SPEND_LIMIT_EXCEEDED);

    /**
     * The account has too little money.
     */
    public static final CardDeclineCode INSUFFICIENT_FUNDS = new CardDeclineCode("insufficient_funds", Known.INSUFFICIENT_FUNDS);

    /**
     * The merchant's currency cannot be converted.
     */
    public static final CardDeclineCode CURRENCY_NOT_SUPPORTED = new CardDeclineCode("currency_not_supported", Known.CURRENCY_NOT_SUPPORTED);

    /** How this type travels. */
    public static final Codec<CardDeclineCode> CODEC = OpenEnum.ofText(CardDeclineCode::of);

    private final Known known;

    private CardDeclineCode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CardDeclineCode of(String value) {
        switch (value) {
            case "card_closed":
                return CARD_CLOSED;
            case "card_expired":
                return CARD_EXPIRED;
            case "card_frozen":
                return CARD_FROZEN;
            case "single_use_already_used":
                return SINGLE_USE_ALREADY_USED;
            case "invalid_cvc":
                return INVALID_CVC;
            case "invalid_expiry":
                return INVALID_EXPIRY;
            case "country_not_allowed":
                return COUNTRY_NOT_ALLOWED;
            case "merchant_blocked":
                return MERCHANT_BLOCKED;
            case "merchant_not_allowed":
                return MERCHANT_NOT_ALLOWED;
            case "category_blocked":
                return CATEGORY_BLOCKED;
            case "category_not_allowed":
                return CATEGORY_NOT_ALLOWED;
            case "duplicate_authorization":
                return DUPLICATE_AUTHORIZATION;
            case "suspected_fraud":
                return SUSPECTED_FRAUD;
            case "spend_limit_exceeded":
                return SPEND_LIMIT_EXCEEDED;
            case "insufficient_funds":
                return INSUFFICIENT_FUNDS;
            case "currency_not_supported":
                return CURRENCY_NOT_SUPPORTED;
            default:
                return new CardDeclineCode(value, Known._UNKNOWN);
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
        /** card_closed. */
        CARD_CLOSED,
        /** card_expired. */
        CARD_EXPIRED,
        /** card_frozen. */
        CARD_FROZEN,
        /** single_use_already_used. */
        SINGLE_USE_ALREADY_USED,
        /** invalid_cvc. */
        INVALID_CVC,
        /** invalid_expiry. */
        INVALID_EXPIRY,
        /** country_not_allowed. */
        COUNTRY_NOT_ALLOWED,
        /** merchant_blocked. */
        MERCHANT_BLOCKED,
        /** merchant_not_allowed. */
        MERCHANT_NOT_ALLOWED,
        /** category_blocked. */
        CATEGORY_BLOCKED,
        /** category_not_allowed. */
        CATEGORY_NOT_ALLOWED,
        /** duplicate_authorization. */
        DUPLICATE_AUTHORIZATION,
        /** suspected_fraud. */
        SUSPECTED_FRAUD,
        /** spend_limit_exceeded. */
        SPEND_LIMIT_EXCEEDED,
        /** insufficient_funds. */
        INSUFFICIENT_FUNDS,
        /** currency_not_supported. */
        CURRENCY_NOT_SUPPORTED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
