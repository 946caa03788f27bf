// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of a tenant.
 */
public final class TenantStatus extends OpenEnum {
    /**
     * In use.
     */
    public static final TenantStatus ACTIVE = new TenantStatus("active", Known.ACTIVE);

    /**
     * Stopped by the operator; every call answers 403 tenant_suspended.
     */
    public static final TenantStatus SUSPENDED = new TenantStatus("suspended", Known.SUSPENDED);

    /** How this type travels. */
    public static final Codec<TenantStatus> CODEC = OpenEnum.ofText(TenantStatus::of);

    private final Known known;

    private TenantStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static TenantStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "suspended":
                return SUSPENDED;
            default:
                return new TenantStatus(value, Known._UNKNOWN);
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
        /** suspended. */
        SUSPENDED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
