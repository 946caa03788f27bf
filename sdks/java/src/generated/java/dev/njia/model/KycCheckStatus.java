// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Result.
 */
public final class KycCheckStatus extends OpenEnum {
    /**
     * The identity is confirmed.
     */
    public static final KycCheckStatus PASSED = new KycCheckStatus("passed", Known.PASSED);

    /**
     * It is not confirmed.
     */
    public static final KycCheckStatus FAILED = new KycCheckStatus("failed", Known.FAILED);

    /**
     * The provider has not answered yet.
     */
    public static final KycCheckStatus PENDING = new KycCheckStatus("pending", Known.PENDING);

    /** How this type travels. */
    public static final Codec<KycCheckStatus> CODEC = OpenEnum.ofText(KycCheckStatus::of);

    private final Known known;

    private KycCheckStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KycCheckStatus of(String value) {
        switch (value) {
            case "passed":
                return PASSED;
            case "failed":
                return FAILED;
            case "pending":
                return PENDING;
            default:
                return new KycCheckStatus(value, Known._UNKNOWN);
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
        /** passed. */
        PASSED,
        /** failed. */
        FAILED,
        /** pending. */
        PENDING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
