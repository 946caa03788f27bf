// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Mode of an API key.
 */
public final class KeyMode extends OpenEnum {
    /**
     * Real money.
     */
    public static final KeyMode LIVE = new KeyMode("live", Known.LIVE);

    /**
     * The sandbox.
     */
    public static final KeyMode TEST = new KeyMode("test", Known.TEST);

    /** How this type travels. */
    public static final Codec<KeyMode> CODEC = OpenEnum.ofText(KeyMode::of);

    private final Known known;

    private KeyMode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static KeyMode of(String value) {
        switch (value) {
            case "live":
                return LIVE;
            case "test":
                return TEST;
            default:
                return new KeyMode(value, Known._UNKNOWN);
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
        /** live. */
        LIVE,
        /** test. */
        TEST,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
