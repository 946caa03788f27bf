// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * The risk score in four steps.
 */
public final class FraudRiskLevel extends OpenEnum {
    /**
     * 0 to 29.
     */
    public static final FraudRiskLevel LOW = new FraudRiskLevel("low", Known.LOW);

    /**
     * 30 to 59.
     */
    public static final FraudRiskLevel MEDIUM = new FraudRiskLevel("medium", Known.MEDIUM);

    /**
     * 60 to 79.
     */
    public static final FraudRiskLevel HIGH = new FraudRiskLevel("high", Known.HIGH);

    /**
     * 80 to 100.
     */
    public static final FraudRiskLevel CRITICAL = new FraudRiskLevel("critical", Known.CRITICAL);

    /** How this type travels. */
    public static final Codec<FraudRiskLevel> CODEC = OpenEnum.ofText(FraudRiskLevel::of);

    private final Known known;

    private FraudRiskLevel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static FraudRiskLevel of(String value) {
        switch (value) {
            case "low":
                return LOW;
            case "medium":
                return MEDIUM;
            case "high":
                return HIGH;
            case "critical":
                return CRITICAL;
            default:
                return new FraudRiskLevel(value, Known._UNKNOWN);
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
        /** critical. */
        CRITICAL,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
