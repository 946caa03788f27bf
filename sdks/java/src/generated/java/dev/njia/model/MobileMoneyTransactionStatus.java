// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Outcome of a mobile-money transaction.
 */
public final class MobileMoneyTransactionStatus extends OpenEnum {
    /**
     * The money moved.
     */
    public static final MobileMoneyTransactionStatus COMPLETED = new MobileMoneyTransactionStatus("completed", Known.COMPLETED);

    /**
     * Nothing moved.
     */
    public static final MobileMoneyTransactionStatus FAILED = new MobileMoneyTransactionStatus("failed", Known.FAILED);

    /** How this type travels. */
    public static final Codec<MobileMoneyTransactionStatus> CODEC = OpenEnum.ofText(MobileMoneyTransactionStatus::of);

    private final Known known;

    private MobileMoneyTransactionStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static MobileMoneyTransactionStatus of(String value) {
        switch (value) {
            case "completed":
                return COMPLETED;
            case "failed":
                return FAILED;
            default:
                return new MobileMoneyTransactionStatus(value, Known._UNKNOWN);
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
        /** completed. */
        COMPLETED,
        /** failed. */
        FAILED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
