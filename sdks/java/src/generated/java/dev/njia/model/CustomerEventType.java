// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class CustomerEventType extends OpenEnum {
    /**
     * A customer was made.
     */
    public static final CustomerEventType CUSTOMER_CREATED = new CustomerEventType("customer.created", Known.CUSTOMER_CREATED);

    /**
     * A customer's details changed.
     */
    public static final CustomerEventType CUSTOMER_UPDATED = new CustomerEventType("customer.updated", Known.CUSTOMER_UPDATED);

    /**
     * A customer moved to another identity tier.
     */
    public static final CustomerEventType CUSTOMER_KYC_TIER_CHANGED = new CustomerEventType("customer.kyc_tier_changed", Known.CUSTOMER_KYC_TIER_CHANGED);

    /**
     * A customer's personal data was erased.
     */
    public static final CustomerEventType CUSTOMER_ERASED = new CustomerEventType("customer.erased", Known.CUSTOMER_ERASED);

    /** How this type travels. */
    public static final Codec<CustomerEventType> CODEC = OpenEnum.ofText(CustomerEventType::of);

    private final Known known;

    private CustomerEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CustomerEventType of(String value) {
        switch (value) {
            case "customer.created":
                return CUSTOMER_CREATED;
            case "customer.updated":
                return CUSTOMER_UPDATED;
            case "customer.kyc_tier_changed":
                return CUSTOMER_KYC_TIER_CHANGED;
            case "customer.erased":
                return CUSTOMER_ERASED;
            default:
                return new CustomerEventType(value, Known._UNKNOWN);
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
        /** customer.created. */
        CUSTOMER_CREATED,
        /** customer.updated. */
        CUSTOMER_UPDATED,
        /** customer.kyc_tier_changed. */
        CUSTOMER_KYC_TIER_CHANGED,
        /** customer.erased. */
        CUSTOMER_ERASED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
