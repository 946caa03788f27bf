// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How the given holder name fits the registered one.
 */
public final class NameMatch extends OpenEnum {
    /**
     * The names fit.
     */
    public static final NameMatch EXACT = new NameMatch("exact", Known.EXACT);

    /**
     * Some parts of the names fit.
     */
    public static final NameMatch PARTIAL = new NameMatch("partial", Known.PARTIAL);

    /**
     * The names differ.
     */
    public static final NameMatch NONE = new NameMatch("none", Known.NONE);

    /**
     * No name was given or the provider tells none.
     */
    public static final NameMatch UNKNOWN = new NameMatch("unknown", Known.UNKNOWN);

    /** How this type travels. */
    public static final Codec<NameMatch> CODEC = OpenEnum.ofText(NameMatch::of);

    private final Known known;

    private NameMatch(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static NameMatch of(String value) {
        switch (value) {
            case "exact":
                return EXACT;
            case "partial":
                return PARTIAL;
            case "none":
                return NONE;
            case "unknown":
                return UNKNOWN;
            default:
                return new NameMatch(value, Known._UNKNOWN);
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
        /** exact. */
        EXACT,
        /** partial. */
        PARTIAL,
        /** none. */
        NONE,
        /** unknown. */
        UNKNOWN,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
