// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Decision under the tenant's thresholds.
 */
public final class CreditDecision extends OpenEnum {
    /**
     * The score reaches the approval threshold, 640 unless the tenant set another.
     */
    public static final CreditDecision APPROVE = new CreditDecision("approve", Known.APPROVE);

    /**
     * A person should decide; 560 up to the approval threshold.
     */
    public static final CreditDecision REVIEW = new CreditDecision("review", Known.REVIEW);

    /**
     * The score is below the review threshold.
     */
    public static final CreditDecision DECLINE = new CreditDecision("decline", Known.DECLINE);

    /**
     * Too little history for a score; `score` is null and the reasons tell what is missing.
     */
    public static final CreditDecision INSUFFICIENT_DATA = new CreditDecision("insufficient_data", Known.INSUFFICIENT_DATA);

    /** How this type travels. */
    public static final Codec<CreditDecision> CODEC = OpenEnum.ofText(CreditDecision::of);

    private final Known known;

    private CreditDecision(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CreditDecision of(String value) {
        switch (value) {
            case "approve":
                return APPROVE;
            case "review":
                return REVIEW;
            case "decline":
                return DECLINE;
            case "insufficient_data":
                return INSUFFICIENT_DATA;
            default:
                return new CreditDecision(value, Known._UNKNOWN);
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
        /** approve. */
        APPROVE,
        /** review. */
        REVIEW,
        /** decline. */
        DECLINE,
        /** insufficient_data. */
        INSUFFICIENT_DATA,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
