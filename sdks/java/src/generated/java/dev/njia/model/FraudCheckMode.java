// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether the payment runs through the fraud analysis.
 */
public final class FraudCheckMode extends OpenEnum {
    /**
     * The analysis runs before anything is reserved; its decision can hold or block the payment.
     */
    public static final FraudCheckMode AUTO = new FraudCheckMode("auto", Known.AUTO);

    /**
     * No analysis; needs the scope `fraud:bypass`.
     */
    public static final FraudCheckMode SKIP = new FraudCheckMode("skip", Known.SKIP);

    /** How this type travels. */
    public static final Codec<FraudCheckMode> CODEC = OpenEnum.ofText(FraudCheckMode::of);

    private final Known known;

    private FraudCheckMode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudCheckMode of(String value) {
        switch (value) {
            case "auto":
                return AUTO;
            case "skip":
                return SKIP;
            default:
                return new FraudCheckMode(value, Known._UNKNOWN);
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
        /** auto. */
        AUTO,
        /** skip. */
        SKIP,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
