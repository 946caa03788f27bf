// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of party.
 */
public final class PartyType extends OpenEnum {
    /**
     * A mobile-money wallet.
     */
    public static final PartyType MOBILE_MONEY = new PartyType("mobile_money", Known.MOBILE_MONEY);

    /**
     * A bank account.
     */
    public static final PartyType BANK_ACCOUNT = new PartyType("bank_account", Known.BANK_ACCOUNT);

    /**
     * An account of the same tenant.
     */
    public static final PartyType ACCOUNT = new PartyType("account", Known.ACCOUNT);

    /** How this type travels. */
    public static final Codec<PartyType> CODEC = OpenEnum.ofText(PartyType::of);

    private final Known known;

    private PartyType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static PartyType of(String value) {
        switch (value) {
            case "mobile_money":
                return MOBILE_MONEY;
            case "bank_account":
                return BANK_ACCOUNT;
            case "account":
                return ACCOUNT;
            default:
                return new PartyType(value, Known._UNKNOWN);
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
        /** mobile_money. */
        MOBILE_MONEY,
        /** bank_account. */
        BANK_ACCOUNT,
        /** account. */
        ACCOUNT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
