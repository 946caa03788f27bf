// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Decision of the reviewer.
 */
public final class ReviewDecision extends OpenEnum {
    /**
     * The payment goes on.
     */
    public static final ReviewDecision APPROVE = new ReviewDecision("approve", Known.APPROVE);

    /**
     * The payment fails with the code `fraud_declined` and its funds are released.
     */
    public static final ReviewDecision DECLINE = new ReviewDecision("decline", Known.DECLINE);

    /** How this type travels. */
    public static final Codec<ReviewDecision> CODEC = OpenEnum.ofText(ReviewDecision::of);

    private final Known known;

    private ReviewDecision(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ReviewDecision of(String value) {
        switch (value) {
            case "approve":
                return APPROVE;
            case "decline":
                return DECLINE;
            default:
                return new ReviewDecision(value, Known._UNKNOWN);
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
        /** decline. */
        DECLINE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
