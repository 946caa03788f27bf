// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a delivery.
 */
public final class DeliveryStatus extends OpenEnum {
    /**
     * The next attempt is due at `nextAttemptAt`.
     */
    public static final DeliveryStatus PENDING = new DeliveryStatus("pending", Known.PENDING);

    /**
     * An attempt is under way.
     */
    public static final DeliveryStatus DELIVERING = new DeliveryStatus("delivering", Known.DELIVERING);

    /**
     * The endpoint answered 2xx.
     */
    public static final DeliveryStatus SUCCEEDED = new DeliveryStatus("succeeded", Known.SUCCEEDED);

    /**
     * All attempts failed.
     */
    public static final DeliveryStatus FAILED = new DeliveryStatus("failed", Known.FAILED);

    /**
     * The endpoint was disabled or deleted before an attempt.
     */
    public static final DeliveryStatus SKIPPED = new DeliveryStatus("skipped", Known.SKIPPED);

    /** How this type travels. */
    public static final Codec<DeliveryStatus> CODEC = OpenEnum.ofText(DeliveryStatus::of);

    private final Known known;

    private DeliveryStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static DeliveryStatus of(String value) {
        switch (value) {
            case "pending":
                return PENDING;
            case "delivering":
                return DELIVERING;
            case "succeeded":
                return SUCCEEDED;
            case "failed":
                return FAILED;
            case "skipped":
                return SKIPPED;
            default:
                return new DeliveryStatus(value, Known._UNKNOWN);
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
        /** pending. */
        PENDING,
        /** delivering. */
        DELIVERING,
        /** succeeded. */
        SUCCEEDED,
        /** failed. */
        FAILED,
        /** skipped. */
        SKIPPED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
