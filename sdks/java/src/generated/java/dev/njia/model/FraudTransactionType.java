// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What is analyzed.
 */
public final class FraudTransactionType extends OpenEnum {
    /**
     * Money to a recipient.
     */
    public static final FraudTransactionType PAYOUT = new FraudTransactionType("payout", Known.PAYOUT);

    /**
     * Money from a payer.
     */
    public static final FraudTransactionType COLLECTION = new FraudTransactionType("collection", Known.COLLECTION);

    /**
     * Money between two persons.
     */
    public static final FraudTransactionType P2P = new FraudTransactionType("p2p", Known.P2P);

    /**
     * Cash at an agent.
     */
    public static final FraudTransactionType CASH_OUT = new FraudTransactionType("cash_out", Known.CASH_OUT);

    /**
     * A card payment.
     */
    public static final FraudTransactionType CARD_AUTHORIZATION = new FraudTransactionType("card_authorization", Known.CARD_AUTHORIZATION);

    /**
     * A login that opens the way to money.
     */
    public static final FraudTransactionType LOGIN = new FraudTransactionType("login", Known.LOGIN);

    /**
     * Anything else.
     */
    public static final FraudTransactionType OTHER = new FraudTransactionType("other", Known.OTHER);

    /** How this type travels. */
    public static final Codec<FraudTransactionType> CODEC = OpenEnum.ofText(FraudTransactionType::of);

    private final Known known;

    private FraudTransactionType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudTransactionType of(String value) {
        switch (value) {
            case "payout":
                return PAYOUT;
            case "collection":
                return COLLECTION;
            case "p2p":
                return P2P;
            case "cash_out":
                return CASH_OUT;
            case "card_authorization":
                return CARD_AUTHORIZATION;
            case "login":
                return LOGIN;
            case "other":
                return OTHER;
            default:
                return new FraudTransactionType(value, Known._UNKNOWN);
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
        /** p2p. */
        P2P,
        /** cash_out. */
        CASH_OUT,
        /** card_authorization. */
        CARD_AUTHORIZATION,
        /** login. */
        LOGIN,
        /** other. */
        OTHER,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
