// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What it is.
 */
public final class DeprecationUsageItemKind extends OpenEnum {
    /**
     * An operation.
     */
    public static final DeprecationUsageItemKind OPERATION = new DeprecationUsageItemKind("operation", Known.OPERATION);

    /**
     * A request field.
     */
    public static final DeprecationUsageItemKind FIELD = new DeprecationUsageItemKind("field", Known.FIELD);

    /**
     * The flat webhook payload.
     */
    public static final DeprecationUsageItemKind PAYLOAD_FORMAT = new DeprecationUsageItemKind("payload_format", Known.PAYLOAD_FORMAT);

    /**
     * A retired form of keys.
     */
    public static final DeprecationUsageItemKind KEY_FORMAT = new DeprecationUsageItemKind("key_format", Known.KEY_FORMAT);

    /**
     * An old API version.
     */
    public static final DeprecationUsageItemKind API_VERSION = new DeprecationUsageItemKind("api_version", Known.API_VERSION);

    /**
     * An old SDK.
     */
    public static final DeprecationUsageItemKind SDK_VERSION = new DeprecationUsageItemKind("sdk_version", Known.SDK_VERSION);

    /** How this type travels. */
    public static final Codec<DeprecationUsageItemKind> CODEC = OpenEnum.ofText(DeprecationUsageItemKind::of);

    private final Known known;

    private DeprecationUsageItemKind(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static DeprecationUsageItemKind of(String value) {
        switch (value) {
            case "operation":
                return OPERATION;
            case "field":
                return FIELD;
            case "payload_format":
                return PAYLOAD_FORMAT;
            case "key_format":
                return KEY_FORMAT;
            case "api_version":
                return API_VERSION;
            case "sdk_version":
                return SDK_VERSION;
            default:
                return new DeprecationUsageItemKind(value, Known._UNKNOWN);
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
        /** operation. */
        OPERATION,
        /** field. */
        FIELD,
        /** payload_format. */
        PAYLOAD_FORMAT,
        /** key_format. */
        KEY_FORMAT,
        /** api_version. */
        API_VERSION,
        /** sdk_version. */
        SDK_VERSION,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
