// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of the service or of a part.
 */
public final class HealthStatus extends OpenEnum {
    /**
     * Works.
     */
    public static final HealthStatus OK = new HealthStatus("ok", Known.OK);

    /**
     * Works, but slowly or with a part missing.
     */
    public static final HealthStatus DEGRADED = new HealthStatus("degraded", Known.DEGRADED);

    /**
     * Does not work.
     */
    public static final HealthStatus DOWN = new HealthStatus("down", Known.DOWN);

    /** How this type travels. */
    public static final Codec<HealthStatus> CODEC = OpenEnum.ofText(HealthStatus::of);

    private final Known known;

    private HealthStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static HealthStatus of(String value) {
        switch (value) {
            case "ok":
                return OK;
            case "degraded":
                return DEGRADED;
            case "down":
                return DOWN;
            default:
                return new HealthStatus(value, Known._UNKNOWN);
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
        /** ok. */
        OK,
        /** degraded. */
        DEGRADED,
        /** down. */
        DOWN,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
