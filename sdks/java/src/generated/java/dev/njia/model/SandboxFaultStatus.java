// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether the fault still hits calls.
 */
public final class SandboxFaultStatus extends OpenEnum {
    /**
     * It hits matching calls.
     */
    public static final SandboxFaultStatus ACTIVE = new SandboxFaultStatus("active", Known.ACTIVE);

    /**
     * It reached `maxCount`.
     */
    public static final SandboxFaultStatus EXHAUSTED = new SandboxFaultStatus("exhausted", Known.EXHAUSTED);

    /**
     * Its time is over.
     */
    public static final SandboxFaultStatus EXPIRED = new SandboxFaultStatus("expired", Known.EXPIRED);

    /** How this type travels. */
    public static final Codec<SandboxFaultStatus> CODEC = OpenEnum.ofText(SandboxFaultStatus::of);

    private final Known known;

    private SandboxFaultStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static SandboxFaultStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "exhausted":
                return EXHAUSTED;
            case "expired":
                return EXPIRED;
            default:
                return new SandboxFaultStatus(value, Known._UNKNOWN);
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
        /** exhausted. */
        EXHAUSTED,
        /** expired. */
        EXPIRED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
