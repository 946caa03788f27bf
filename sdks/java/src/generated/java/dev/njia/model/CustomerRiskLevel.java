// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Risk of the customer, from the fraud analyses so far.
 */
public final class CustomerRiskLevel extends OpenEnum {
    /**
     * Nothing stands out.
     */
    public static final CustomerRiskLevel LOW = new CustomerRiskLevel("low", Known.LOW);

    /**
     * Some analyses asked for a review.
     */
    public static final CustomerRiskLevel MEDIUM = new CustomerRiskLevel("medium", Known.MEDIUM);

    /**
     * Analyses blocked or a person marked fraud.
     */
    public static final CustomerRiskLevel HIGH = new CustomerRiskLevel("high", Known.HIGH);

    /**
     * Too little is known.
     */
    public static final CustomerRiskLevel UNKNOWN = new CustomerRiskLevel("unknown", Known.UNKNOWN);

    /** How this type travels. */
    public static final Codec<CustomerRiskLevel> CODEC = OpenEnum.ofText(CustomerRiskLevel::of);

    private final Known known;

    private CustomerRiskLevel(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CustomerRiskLevel of(String value) {
        switch (value) {
            case "low":
                return LOW;
            case "medium":
                return MEDIUM;
            case "high":
                return HIGH;
            case "unknown":
                return UNKNOWN;
            default:
                return new CustomerRiskLevel(value, Known._UNKNOWN);
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
        /** unknown. */
        UNKNOWN,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
