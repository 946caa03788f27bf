// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of the customer's identity check.
 */
public final class CustomerKycStatus extends OpenEnum {
    /**
     * No check was made.
     */
    public static final CustomerKycStatus UNVERIFIED = new CustomerKycStatus("unverified", Known.UNVERIFIED);

    /**
     * A check or its manual review is running.
     */
    public static final CustomerKycStatus PENDING = new CustomerKycStatus("pending", Known.PENDING);

    /**
     * The last check was clear.
     */
    public static final CustomerKycStatus VERIFIED = new CustomerKycStatus("verified", Known.VERIFIED);

    /**
     * The last check ended with a block.
     */
    public static final CustomerKycStatus REJECTED = new CustomerKycStatus("rejected", Known.REJECTED);

    /**
     * The last clear check is too old.
     */
    public static final CustomerKycStatus EXPIRED = new CustomerKycStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<CustomerKycStatus> CODEC = OpenEnum.ofText(CustomerKycStatus::of);

    private final Known known;

    private CustomerKycStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static CustomerKycStatus of(String value) {
        switch (value) {
            case "unverified":
                return UNVERIFIED;
            case "pending":
                return PENDING;
            case "verified":
                return VERIFIED;
            case "rejected":
                return REJECTED;
            case "expired":
                return EXPIRED;
            default:
                return new CustomerKycStatus(value, Known._UNKNOWN);
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
        /** unverified. */
        UNVERIFIED,
        /** pending. */
        PENDING,
        /** verified. */
        VERIFIED,
        /** rejected. */
        REJECTED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
