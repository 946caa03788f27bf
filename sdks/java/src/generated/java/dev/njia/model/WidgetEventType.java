// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class WidgetEventType extends OpenEnum {
    /**
     * A widget was made.
     */
    public static final WidgetEventType WIDGET_CREATED = new WidgetEventType("widget.created", Known.WIDGET_CREATED);

    /**
     * A widget was disabled; its sessions end.
     */
    public static final WidgetEventType WIDGET_DISABLED = new WidgetEventType("widget.disabled", Known.WIDGET_DISABLED);

    /** How this type travels. */
    public static final Codec<WidgetEventType> CODEC = OpenEnum.ofText(WidgetEventType::of);

    private final Known known;

    private WidgetEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WidgetEventType of(String value) {
        switch (value) {
            case "widget.created":
                return WIDGET_CREATED;
            case "widget.disabled":
                return WIDGET_DISABLED;
            default:
                return new WidgetEventType(value, Known._UNKNOWN);
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
        /** widget.created. */
        WIDGET_CREATED,
        /** widget.disabled. */
        WIDGET_DISABLED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
