// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Side of a ledger entry, seen from the tenant's account.
 */
public final class LedgerDirection extends OpenEnum {
    /**
     * The balance goes down.
     */
    public static final LedgerDirection DEBIT = new LedgerDirection("debit", Known.DEBIT);

    /**
     * The balance goes up.
     */
    public static final LedgerDirection CREDIT = new LedgerDirection("credit", Known.CREDIT);

    /** How this type travels. */
    public static final Codec<LedgerDirection> CODEC = OpenEnum.ofText(LedgerDirection::of);

    private final Known known;

    private LedgerDirection(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static LedgerDirection of(String value) {
        switch (value) {
            case "debit":
                return DEBIT;
            case "credit":
                return CREDIT;
            default:
                return new LedgerDirection(value, Known._UNKNOWN);
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
        /** debit. */
        DEBIT,
        /** credit. */
        CREDIT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
