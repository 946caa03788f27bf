// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Decision of the fraud analysis under the tenant's policy.
 */
public final class FraudDecision extends OpenEnum {
    /**
     * The score is below the review threshold.
     */
    public static final FraudDecision ALLOW = new FraudDecision("allow", Known.ALLOW);

    /**
     * A person should decide; a payment is held until then.
     */
    public static final FraudDecision REVIEW = new FraudDecision("review", Known.REVIEW);

    /**
     * The score reached the block threshold; no payment is made.
     */
    public static final FraudDecision BLOCK = new FraudDecision("block", Known.BLOCK);

    /** How this type travels. */
    public static final Codec<FraudDecision> CODEC = OpenEnum.ofText(FraudDecision::of);

    private final Known known;

    private FraudDecision(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudDecision of(String value) {
        switch (value) {
            case "allow":
                return ALLOW;
            case "review":
                return REVIEW;
            case "block":
                return BLOCK;
            default:
                return new FraudDecision(value, Known._UNKNOWN);
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
        /** allow. */
        ALLOW,
        /** review. */
        REVIEW,
        /** block. */
        BLOCK,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
