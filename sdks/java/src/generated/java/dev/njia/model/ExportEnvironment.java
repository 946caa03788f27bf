// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Environments to export.
 */
public final class ExportEnvironment extends OpenEnum {
    /**
     * Only the sandbox.
     */
    public static final ExportEnvironment SANDBOX = new ExportEnvironment("sandbox", Known.SANDBOX);

    /**
     * Only live mode, without the sandbox operations.
     */
    public static final ExportEnvironment LIVE = new ExportEnvironment("live", Known.LIVE);

    /** How this type travels. */
    public static final Codec<ExportEnvironment> CODEC = OpenEnum.ofText(ExportEnvironment::of);

    private final Known known;

    private ExportEnvironment(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ExportEnvironment of(String value) {
        switch (value) {
            case "sandbox":
                return SANDBOX;
            case "live":
                return LIVE;
            default:
                return new ExportEnvironment(value, Known._UNKNOWN);
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
        /** sandbox. */
        SANDBOX,
        /** live. */
        LIVE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
