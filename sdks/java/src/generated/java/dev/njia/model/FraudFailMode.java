// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Decision when the scorer cannot be reached.
 */
public final class FraudFailMode extends OpenEnum {
    /**
     * Hold for a person.
     * <p>
     * The default.
     */
    public static final FraudFailMode REVIEW = new FraudFailMode("review", Known.REVIEW);

    /**
     * Let it pass.
     */
    public static final FraudFailMode ALLOW = new FraudFailMode("allow", Known.ALLOW);

    /**
     * Refuse it.
     */
    public static final FraudFailMode BLOCK = new FraudFailMode("block", Known.BLOCK);

    /** How this type travels. */
    public static final Codec<FraudFailMode> CODEC = OpenEnum.ofText(FraudFailMode::of);

    private final Known known;

    private FraudFailMode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudFailMode of(String value) {
        switch (value) {
            case "review":
                return REVIEW;
            case "allow":
                return ALLOW;
            case "block":
                return BLOCK;
            default:
                return new FraudFailMode(value, Known._UNKNOWN);
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
        /** review. */
        REVIEW,
        /** allow. */
        ALLOW,
        /** block. */
        BLOCK,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
