// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether a widget can be opened.
 */
public final class WidgetStatus extends OpenEnum {
    /**
     * It can be opened.
     */
    public static final WidgetStatus ACTIVE = new WidgetStatus("active", Known.ACTIVE);

    /**
     * It cannot be opened any more.
     */
    public static final WidgetStatus DISABLED = new WidgetStatus("disabled", Known.DISABLED);

    /** How this type travels. */
    public static final Codec<WidgetStatus> CODEC = OpenEnum.ofText(WidgetStatus::of);

    private final Known known;

    private WidgetStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WidgetStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "disabled":
                return DISABLED;
            default:
                return new WidgetStatus(value, Known._UNKNOWN);
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
        /** active. */
        ACTIVE,
        /** disabled. */
        DISABLED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
