// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of an account.
 */
public final class AccountStatus extends OpenEnum {
    /**
     * Can be used.
     */
    public static final AccountStatus ACTIVE = new AccountStatus("active", Known.ACTIVE);

    /**
     * Blocked; debits answer 409 `account_frozen`.
     */
    public static final AccountStatus FROZEN = new AccountStatus("frozen", Known.FROZEN);

    /**
     * Closed for good; use answers 409 `account_closed`.
     */
    public static final AccountStatus CLOSED = new AccountStatus("closed", Known.CLOSED);

    /** How this type travels. */
    public static final Codec<AccountStatus> CODEC = OpenEnum.ofText(AccountStatus::of);

    private final Known known;

    private AccountStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static AccountStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "frozen":
                return FROZEN;
            case "closed":
                return CLOSED;
            default:
                return new AccountStatus(value, Known._UNKNOWN);
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
        /** frozen. */
        FROZEN,
        /** closed. */
        CLOSED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
