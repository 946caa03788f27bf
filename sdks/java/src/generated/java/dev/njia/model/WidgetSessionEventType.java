// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class WidgetSessionEventType extends OpenEnum {
    /**
     * A visitor opened a widget.
     */
    public static final WidgetSessionEventType WIDGET_SESSION_OPENED = new WidgetSessionEventType("widget_session.opened", Known.WIDGET_SESSION_OPENED);

    /**
     * A visitor finished; the result is in the session.
     */
    public static final WidgetSessionEventType WIDGET_SESSION_COMPLETED = new WidgetSessionEventType("widget_session.completed", Known.WIDGET_SESSION_COMPLETED);

    /**
     * A visitor left the flow.
     */
    public static final WidgetSessionEventType WIDGET_SESSION_CANCELED = new WidgetSessionEventType("widget_session.canceled", Known.WIDGET_SESSION_CANCELED);

    /**
     * The session ended unused.
     */
    public static final WidgetSessionEventType WIDGET_SESSION_EXPIRED = new WidgetSessionEventType("widget_session.expired", Known.WIDGET_SESSION_EXPIRED);

    /** How this type travels. */
    public static final Codec<WidgetSessionEventType> CODEC = OpenEnum.ofText(WidgetSessionEventType::of);

    private final Known known;

    private WidgetSessionEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WidgetSessionEventType of(String value) {
        switch (value) {
            case "widget_session.opened":
                return WIDGET_SESSION_OPENED;
            case "widget_session.completed":
                return WIDGET_SESSION_COMPLETED;
            case "widget_session.canceled":
                return WIDGET_SESSION_CANCELED;
            case "widget_session.expired":
                return WIDGET_SESSION_EXPIRED;
            default:
                return new WidgetSessionEventType(value, Known._UNKNOWN);
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
        /** widget_session.opened. */
        WIDGET_SESSION_OPENED,
        /** widget_session.completed. */
        WIDGET_SESSION_COMPLETED,
        /** widget_session.canceled. */
        WIDGET_SESSION_CANCELED,
        /** widget_session.expired. */
        WIDGET_SESSION_EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
