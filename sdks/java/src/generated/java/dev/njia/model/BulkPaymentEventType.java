// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class BulkPaymentEventType extends OpenEnum {
    /**
     * A batch was accepted.
     */
    public static final BulkPaymentEventType BULK_PAYMENT_ACCEPTED = new BulkPaymentEventType("bulk_payment.accepted", Known.BULK_PAYMENT_ACCEPTED);

    /**
     * The first item of a batch was started.
     */
    public static final BulkPaymentEventType BULK_PAYMENT_PROCESSING = new BulkPaymentEventType("bulk_payment.processing", Known.BULK_PAYMENT_PROCESSING);

    /**
     * Every item succeeded.
     */
    public static final BulkPaymentEventType BULK_PAYMENT_COMPLETED = new BulkPaymentEventType("bulk_payment.completed", Known.BULK_PAYMENT_COMPLETED);

    /**
     * All items are final and some did not succeed.
     */
    public static final BulkPaymentEventType BULK_PAYMENT_COMPLETED_WITH_FAILURES = new BulkPaymentEventType("bulk_payment.completed_with_failures", Known.BULK_PAYMENT_COMPLETED_WITH_FAILURES);

    /**
     * No item succeeded.
     */
    public static final BulkPaymentEventType BULK_PAYMENT_FAILED = new BulkPaymentEventType("bulk_payment.failed", Known.BULK_PAYMENT_FAILED);

    /**
     * The batch was stopped before any item succeeded.
     */
    public static final BulkPaymentEventType BULK_PAYMENT_CANCELED = new BulkPaymentEventType("bulk_payment.canceled", Known.BULK_PAYMENT_CANCELED);

    /** How this type travels. */
    public static final Codec<BulkPaymentEventType> CODEC = OpenEnum.ofText(BulkPaymentEventType::of);

    private final Known known;

    private BulkPaymentEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static BulkPaymentEventType of(String value) {
        switch (value) {
            case "bulk_payment.accepted":
                return BULK_PAYMENT_ACCEPTED;
            case "bulk_payment.processing":
                return BULK_PAYMENT_PROCESSING;
            case "bulk_payment.completed":
                return BULK_PAYMENT_COMPLETED;
            case "bulk_payment.completed_with_failures":
                return BULK_PAYMENT_COMPLETED_WITH_FAILURES;
            case "bulk_payment.failed":
                return BULK_PAYMENT_FAILED;
            case "bulk_payment.canceled":
                return BULK_PAYMENT_CANCELED;
            default:
                return new BulkPaymentEventType(value, Known._UNKNOWN);
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
        /** bulk_payment.accepted. */
        BULK_PAYMENT_ACCEPTED,
        /** bulk_payment.processing. */
        BULK_PAYMENT_PROCESSING,
        /** bulk_payment.completed. */
        BULK_PAYMENT_COMPLETED,
        /** bulk_payment.completed_with_failures. */
        BULK_PAYMENT_COMPLETED_WITH_FAILURES,
        /** bulk_payment.failed. */
        BULK_PAYMENT_FAILED,
        /** bulk_payment.canceled. */
        BULK_PAYMENT_CANCELED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
