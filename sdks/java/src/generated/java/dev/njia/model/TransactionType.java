// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of transaction.
 */
public final class TransactionType extends OpenEnum {
    /**
     * Money that left the tenant through a rail.
     */
    public static final TransactionType PAYOUT = new TransactionType("payout", Known.PAYOUT);

    /**
     * Money that came in from a payer through a rail.
     */
    public static final TransactionType COLLECTION = new TransactionType("collection", Known.COLLECTION);

    /**
     * Money moved back; `originalTransactionId` names the transaction that it undoes.
     */
    public static final TransactionType REVERSAL = new TransactionType("reversal", Known.REVERSAL);

    /**
     * A captured authorization of a ghost card.
     */
    public static final TransactionType CARD_CAPTURE = new TransactionType("card_capture", Known.CARD_CAPTURE);

    /**
     * A transfer between two accounts of the tenant.
     */
    public static final TransactionType BOOK = new TransactionType("book", Known.BOOK);

    /**
     * Money put into a test account.
     */
    public static final TransactionType FUNDING = new TransactionType("funding", Known.FUNDING);

    /** How this type travels. */
    public static final Codec<TransactionType> CODEC = OpenEnum.ofText(TransactionType::of);

    private final Known known;

    private TransactionType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static TransactionType of(String value) {
        switch (value) {
            case "payout":
                return PAYOUT;
            case "collection":
                return COLLECTION;
            case "reversal":
                return REVERSAL;
            case "card_capture":
                return CARD_CAPTURE;
            case "book":
                return BOOK;
            case "funding":
                return FUNDING;
            default:
                return new TransactionType(value, Known._UNKNOWN);
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
        /** reversal. */
        REVERSAL,
        /** card_capture. */
        CARD_CAPTURE,
        /** book. */
        BOOK,
        /** funding. */
        FUNDING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
