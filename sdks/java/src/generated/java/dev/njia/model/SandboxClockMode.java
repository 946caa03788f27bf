// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether test mode follows real time or a virtual one.
 */
public final class SandboxClockMode extends OpenEnum {
    /**
     * Test mode follows the real clock.
     */
    public static final SandboxClockMode REAL = new SandboxClockMode("real", Known.REAL);

    /**
     * Test mode follows a virtual clock that was set or advanced.
     */
    public static final SandboxClockMode VIRTUAL = new SandboxClockMode("virtual", Known.VIRTUAL);

    /** How this type travels. */
    public static final Codec<SandboxClockMode> CODEC = OpenEnum.ofText(SandboxClockMode::of);

    private final Known known;

    private SandboxClockMode(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SandboxClockMode of(String value) {
        switch (value) {
            case "real":
                return REAL;
            case "virtual":
                return VIRTUAL;
            default:
                return new SandboxClockMode(value, Known._UNKNOWN);
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
        /** real. */
        REAL,
        /** virtual. */
        VIRTUAL,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
