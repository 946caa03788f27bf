// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Kind of customer.
 */
public final class CustomerType extends OpenEnum {
    /**
     * A person.
     */
    public static final CustomerType INDIVIDUAL = new CustomerType("individual", Known.INDIVIDUAL);

    /**
     * A company or another organisation.
     */
    public static final CustomerType BUSINESS = new CustomerType("business", Known.BUSINESS);

    /** How this type travels. */
    public static final Codec<CustomerType> CODEC = OpenEnum.ofText(CustomerType::of);

    private final Known known;

    private CustomerType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CustomerType of(String value) {
        switch (value) {
            case "individual":
                return INDIVIDUAL;
            case "business":
                return BUSINESS;
            default:
                return new CustomerType(value, Known._UNKNOWN);
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
        /** individual. */
        INDIVIDUAL,
        /** business. */
        BUSINESS,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
