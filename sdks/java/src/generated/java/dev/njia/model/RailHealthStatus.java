// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Health of a rail.
 */
public final class RailHealthStatus extends OpenEnum {
    /**
     * Works as usual.
     */
    public static final RailHealthStatus UP = new RailHealthStatus("up", Known.UP);

    /**
     * Fails more often or is much slower than usual; still used.
     */
    public static final RailHealthStatus DEGRADED = new RailHealthStatus("degraded", Known.DEGRADED);

    /**
     * Not used; payments go elsewhere or wait.
     */
    public static final RailHealthStatus DOWN = new RailHealthStatus("down", Known.DOWN);

    /** How this type travels. */
    public static final Codec<RailHealthStatus> CODEC = OpenEnum.ofText(RailHealthStatus::of);

    private final Known known;

    private RailHealthStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RailHealthStatus of(String value) {
        switch (value) {
            case "up":
                return UP;
            case "degraded":
                return DEGRADED;
            case "down":
                return DOWN;
            default:
                return new RailHealthStatus(value, Known._UNKNOWN);
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
        /** up. */
        UP,
        /** degraded. */
        DEGRADED,
        /** down. */
        DOWN,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
