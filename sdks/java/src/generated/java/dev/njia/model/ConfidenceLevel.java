// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How much the data behind a figure can bear.
 */
public final class ConfidenceLevel extends OpenEnum {
    /**
     * Little or no data.
     */
    public static final ConfidenceLevel LOW = new ConfidenceLevel("low", Known.LOW);

    /**
     * Some data.
     */
    public static final ConfidenceLevel MEDIUM = new ConfidenceLevel("medium", Known.MEDIUM);

    /**
     * Enough data.
     */
    public static final ConfidenceLevel HIGH = new ConfidenceLevel("high", Known.HIGH);

    /** How this type travels. */
    public static final Codec<ConfidenceLevel> CODEC = OpenEnum.ofText(ConfidenceLevel::of);

    private final Known known;

    private ConfidenceLevel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ConfidenceLevel of(String value) {
        switch (value) {
            case "low":
                return LOW;
            case "medium":
                return MEDIUM;
            case "high":
                return HIGH;
            default:
                return new ConfidenceLevel(value, Known._UNKNOWN);
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
        /** low. */
        LOW,
        /** medium. */
        MEDIUM,
        /** high. */
        HIGH,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
