// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class ApiKeyEventType extends OpenEnum {
    /**
     * A key was made.
     */
    public static final ApiKeyEventType API_KEY_CREATED = new ApiKeyEventType("api_key.created", Known.API_KEY_CREATED);

    /**
     * A key was replaced; the old one works until the overlap ends.
     */
    public static final ApiKeyEventType API_KEY_ROLLED = new ApiKeyEventType("api_key.rolled", Known.API_KEY_ROLLED);

    /**
     * A key was revoked.
     */
    public static final ApiKeyEventType API_KEY_REVOKED = new ApiKeyEventType("api_key.revoked", Known.API_KEY_REVOKED);

    /**
     * A key expires soon.
     */
    public static final ApiKeyEventType API_KEY_EXPIRING = new ApiKeyEventType("api_key.expiring", Known.API_KEY_EXPIRING);

    /** How this type travels. */
    public static final Codec<ApiKeyEventType> CODEC = OpenEnum.ofText(ApiKeyEventType::of);

    private final Known known;

    private ApiKeyEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static ApiKeyEventType of(String value) {
        switch (value) {
            case "api_key.created":
                return API_KEY_CREATED;
            case "api_key.rolled":
                return API_KEY_ROLLED;
            case "api_key.revoked":
                return API_KEY_REVOKED;
            case "api_key.expiring":
                return API_KEY_EXPIRING;
            default:
                return new ApiKeyEventType(value, Known._UNKNOWN);
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
        /** api_key.created. */
        API_KEY_CREATED,
        /** api_key.rolled. */
        API_KEY_ROLLED,
        /** api_key.revoked. */
        API_KEY_REVOKED,
        /** api_key.expiring. */
        API_KEY_EXPIRING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
