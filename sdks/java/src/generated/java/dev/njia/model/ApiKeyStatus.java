// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * State of an API key.
 */
public final class ApiKeyStatus extends OpenEnum {
    /**
     * In use.
     */
    public static final ApiKeyStatus ACTIVE = new ApiKeyStatus("active", Known.ACTIVE);

    /**
     * Replaced by another key; works until the overlap ends.
     */
    public static final ApiKeyStatus ROLLED = new ApiKeyStatus("rolled", Known.ROLLED);

    /**
     * Past its end.
     */
    public static final ApiKeyStatus EXPIRED = new ApiKeyStatus("expired", Known.EXPIRED);

    /**
     * Ended by a person, at once and for good.
     */
    public static final ApiKeyStatus REVOKED = new ApiKeyStatus("revoked", Known.REVOKED);

    /** How this type travels. */
    public static final Codec<ApiKeyStatus> CODEC = OpenEnum.ofText(ApiKeyStatus::of);

    private final Known known;

    private ApiKeyStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ApiKeyStatus of(String value) {
        switch (value) {
            case "active":
                return ACTIVE;
            case "rolled":
                return ROLLED;
            case "expired":
                return EXPIRED;
            case "revoked":
                return REVOKED;
            default:
                return new ApiKeyStatus(value, Known._UNKNOWN);
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
        /** rolled. */
        ROLLED,
        /** expired. */
        EXPIRED,
        /** revoked. */
        REVOKED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
