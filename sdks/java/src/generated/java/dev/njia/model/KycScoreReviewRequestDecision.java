// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * The decision.
 */
public final class KycScoreReviewRequestDecision extends OpenEnum {
    /**
     * Confirm the identity.
     */
    public static final KycScoreReviewRequestDecision CLEAR = new KycScoreReviewRequestDecision("clear", Known.CLEAR);

    /**
     * Refuse it.
     */
    public static final KycScoreReviewRequestDecision BLOCK = new KycScoreReviewRequestDecision("block", Known.BLOCK);

    /** How this type travels. */
    public static final Codec<KycScoreReviewRequestDecision> CODEC = OpenEnum.ofText(KycScoreReviewRequestDecision::of);

    private final Known known;

    private KycScoreReviewRequestDecision(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycScoreReviewRequestDecision of(String value) {
        switch (value) {
            case "clear":
                return CLEAR;
            case "block":
                return BLOCK;
            default:
                return new KycScoreReviewRequestDecision(value, Known._UNKNOWN);
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
        /** clear. */
        CLEAR,
        /** block. */
        BLOCK,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
