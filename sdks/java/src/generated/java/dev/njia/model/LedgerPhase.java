// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether a ledger entry counts.
 */
public final class LedgerPhase extends OpenEnum {
    /**
     * Announced; counts in `pending` only.
     */
    public static final LedgerPhase PENDING = new LedgerPhase("pending", Known.PENDING);

    /**
     * Final part of the balance.
     */
    public static final LedgerPhase POSTED = new LedgerPhase("posted", Known.POSTED);

    /**
     * A pending entry that was taken out again.
     */
    public static final LedgerPhase VOIDED = new LedgerPhase("voided", Known.VOIDED);

    /** How this type travels. */
    public static final Codec<LedgerPhase> CODEC = OpenEnum.ofText(LedgerPhase::of);

    private final Known known;

    private LedgerPhase(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static LedgerPhase of(String value) {
        switch (value) {
            case "pending":
                return PENDING;
            case "posted":
                return POSTED;
            case "voided":
                return VOIDED;
            default:
                return new LedgerPhase(value, Known._UNKNOWN);
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
        /** pending. */
        PENDING,
        /** posted. */
        POSTED,
        /** voided. */
        VOIDED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
