// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a session.
 */
public final class WidgetSessionStatus extends OpenEnum {
    /**
     * Nobody has opened it.
     */
    public static final WidgetSessionStatus CREATED = new WidgetSessionStatus("created", Known.CREATED);

    /**
     * A visitor uses it.
     */
    public static final WidgetSessionStatus OPENED = new WidgetSessionStatus("opened", Known.OPENED);

    /**
     * The visitor finished.
     */
    public static final WidgetSessionStatus COMPLETED = new WidgetSessionStatus("completed", Known.COMPLETED);

    /**
     * The visitor left.
     */
    public static final WidgetSessionStatus CANCELED = new WidgetSessionStatus("canceled", Known.CANCELED);

    /**
     * Its time is over.
     */
    public static final WidgetSessionStatus EXPIRED = new WidgetSessionStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<WidgetSessionStatus> CODEC = OpenEnum.ofText(WidgetSessionStatus::of);

    private final Known known;

    private WidgetSessionStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WidgetSessionStatus of(String value) {
        switch (value) {
            case "created":
                return CREATED;
            case "opened":
                return OPENED;
            case "completed":
                return COMPLETED;
            case "canceled":
                return CANCELED;
            case "expired":
                return EXPIRED;
            default:
                return new WidgetSessionStatus(value, Known._UNKNOWN);
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
        /** created. */
        CREATED,
        /** opened. */
        OPENED,
        /** completed. */
        COMPLETED,
        /** canceled. */
        CANCELED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
