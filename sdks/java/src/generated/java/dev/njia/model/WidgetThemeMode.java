// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Light or dark.
 */
public final class WidgetThemeMode extends OpenEnum {
    /**
     * Always light.
     */
    public static final WidgetThemeMode LIGHT = new WidgetThemeMode("light", Known.LIGHT);

    /**
     * Always dark.
     */
    public static final WidgetThemeMode DARK = new WidgetThemeMode("dark", Known.DARK);

    /**
     * As the visitor's device.
     */
    public static final WidgetThemeMode AUTO = new WidgetThemeMode("auto", Known.AUTO);

    /** How this type travels. */
    public static final Codec<WidgetThemeMode> CODEC = OpenEnum.ofText(WidgetThemeMode::of);

    private final Known known;

    private WidgetThemeMode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WidgetThemeMode of(String value) {
        switch (value) {
            case "light":
                return LIGHT;
            case "dark":
                return DARK;
            case "auto":
                return AUTO;
            default:
                return new WidgetThemeMode(value, Known._UNKNOWN);
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
        /** light. */
        LIGHT,
        /** dark. */
        DARK,
        /** auto. */
        AUTO,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
