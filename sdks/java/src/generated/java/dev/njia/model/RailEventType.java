// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class RailEventType extends OpenEnum {
    /**
     * A rail is slower or fails more often than usual.
     */
    public static final RailEventType RAIL_DEGRADED = new RailEventType("rail.degraded", Known.RAIL_DEGRADED);

    /**
     * A rail does not work; payments go elsewhere or wait.
     */
    public static final RailEventType RAIL_DOWN = new RailEventType("rail.down", Known.RAIL_DOWN);

    /**
     * A rail works again.
     */
    public static final RailEventType RAIL_RECOVERED = new RailEventType("rail.recovered", Known.RAIL_RECOVERED);

    /** How this type travels. */
    public static final Codec<RailEventType> CODEC = OpenEnum.ofText(RailEventType::of);

    private final Known known;

    private RailEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static RailEventType of(String value) {
        switch (value) {
            case "rail.degraded":
                return RAIL_DEGRADED;
            case "rail.down":
                return RAIL_DOWN;
            case "rail.recovered":
                return RAIL_RECOVERED;
            default:
                return new RailEventType(value, Known._UNKNOWN);
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
        /** rail.degraded. */
        RAIL_DEGRADED,
        /** rail.down. */
        RAIL_DOWN,
        /** rail.recovered. */
        RAIL_RECOVERED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
