// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class BulkItemEventType extends OpenEnum {
    /**
     * An item was not valid and was never sent.
     */
    public static final BulkItemEventType BULK_ITEM_REJECTED = new BulkItemEventType("bulk_item.rejected", Known.BULK_ITEM_REJECTED);

    /**
     * An item failed for a passing reason and will be tried again.
     */
    public static final BulkItemEventType BULK_ITEM_RETRY_SCHEDULED = new BulkItemEventType("bulk_item.retry_scheduled", Known.BULK_ITEM_RETRY_SCHEDULED);

    /**
     * The item's payment completed.
     */
    public static final BulkItemEventType BULK_ITEM_SUCCEEDED = new BulkItemEventType("bulk_item.succeeded", Known.BULK_ITEM_SUCCEEDED);

    /**
     * The item's payment failed for good.
     */
    public static final BulkItemEventType BULK_ITEM_FAILED = new BulkItemEventType("bulk_item.failed", Known.BULK_ITEM_FAILED);

    /** How this type travels. */
    public static final Codec<BulkItemEventType> CODEC = OpenEnum.ofText(BulkItemEventType::of);

    private final Known known;

    private BulkItemEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static BulkItemEventType of(String value) {
        switch (value) {
            case "bulk_item.rejected":
                return BULK_ITEM_REJECTED;
            case "bulk_item.retry_scheduled":
                return BULK_ITEM_RETRY_SCHEDULED;
            case "bulk_item.succeeded":
                return BULK_ITEM_SUCCEEDED;
            case "bulk_item.failed":
                return BULK_ITEM_FAILED;
            default:
                return new BulkItemEventType(value, Known._UNKNOWN);
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
        /** bulk_item.rejected. */
        BULK_ITEM_REJECTED,
        /** bulk_item.retry_scheduled. */
        BULK_ITEM_RETRY_SCHEDULED,
        /** bulk_item.succeeded. */
        BULK_ITEM_SUCCEEDED,
        /** bulk_item.failed. */
        BULK_ITEM_FAILED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
