// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class AccountEventType extends OpenEnum {
    /**
     * An account was opened.
     */
    public static final AccountEventType ACCOUNT_CREATED = new AccountEventType("account.created", Known.ACCOUNT_CREATED);

    /**
     * An account was frozen.
     */
    public static final AccountEventType ACCOUNT_FROZEN = new AccountEventType("account.frozen", Known.ACCOUNT_FROZEN);

    /** How this type travels. */
    public static final Codec<AccountEventType> CODEC = OpenEnum.ofText(AccountEventType::of);

    private final Known known;

    private AccountEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static AccountEventType of(String value) {
        switch (value) {
            case "account.created":
                return ACCOUNT_CREATED;
            case "account.frozen":
                return ACCOUNT_FROZEN;
            default:
                return new AccountEventType(value, Known._UNKNOWN);
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
        /** account.created. */
        ACCOUNT_CREATED,
        /** account.frozen. */
        ACCOUNT_FROZEN,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
