// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of one attempt on a rail.
 */
public final class PaymentAttemptStatus extends OpenEnum {
    /**
     * Sent; the answer is awaited.
     */
    public static final PaymentAttemptStatus SUBMITTED = new PaymentAttemptStatus("submitted", Known.SUBMITTED);

    /**
     * The rail moved the money.
     */
    public static final PaymentAttemptStatus SUCCEEDED = new PaymentAttemptStatus("succeeded", Known.SUCCEEDED);

    /**
     * The rail says that nothing was executed.
     */
    public static final PaymentAttemptStatus FAILED = new PaymentAttemptStatus("failed", Known.FAILED);

    /**
     * The rail did not answer in time; enquiries are running.
     */
    public static final PaymentAttemptStatus UNKNOWN = new PaymentAttemptStatus("unknown", Known.UNKNOWN);

    /** How this type travels. */
    public static final Codec<PaymentAttemptStatus> CODEC = OpenEnum.ofText(PaymentAttemptStatus::of);

    private final Known known;

    private PaymentAttemptStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static PaymentAttemptStatus of(String value) {
        switch (value) {
            case "submitted":
                return SUBMITTED;
            case "succeeded":
                return SUCCEEDED;
            case "failed":
                return FAILED;
            case "unknown":
                return UNKNOWN;
            default:
                return new PaymentAttemptStatus(value, Known._UNKNOWN);
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
        /** submitted. */
        SUBMITTED,
        /** succeeded. */
        SUCCEEDED,
        /** failed. */
        FAILED,
        /** unknown. */
        UNKNOWN,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
