// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What an account is for.
 */
public final class AccountType extends OpenEnum {
    /**
     * Pays out and collects.
     */
    public static final AccountType WALLET = new AccountType("wallet", Known.WALLET);

    /**
     * Funds ghost cards.
     */
    public static final AccountType CARD_FUNDING = new AccountType("card_funding", Known.CARD_FUNDING);

    /**
     * Takes incoming money only.
     */
    public static final AccountType COLLECTION = new AccountType("collection", Known.COLLECTION);

    /** How this type travels. */
    public static final Codec<AccountType> CODEC = OpenEnum.ofText(AccountType::of);

    private final Known known;

    private AccountType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static AccountType of(String value) {
        switch (value) {
            case "wallet":
                return WALLET;
            case "card_funding":
                return CARD_FUNDING;
            case "collection":
                return COLLECTION;
            default:
                return new AccountType(value, Known._UNKNOWN);
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
        /** wallet. */
        WALLET,
        /** card_funding. */
        CARD_FUNDING,
        /** collection. */
        COLLECTION,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
