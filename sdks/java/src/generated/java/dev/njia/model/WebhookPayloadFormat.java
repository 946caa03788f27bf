// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Shape of the payload.
 * <p>
 * `flat` is deprecated and ends with v3.0.
 */
public final class WebhookPayloadFormat extends OpenEnum {
    /**
     * An event with the resource in `data`.
     */
    public static final WebhookPayloadFormat ENVELOPED = new WebhookPayloadFormat("enveloped", Known.ENVELOPED);

    /**
     * The members of the resource at top level.
     * <p>
     * Removed in v3.0, not before 2027-06-01.
     * @deprecated no longer to be used
     */
    @Deprecated
    public static final WebhookPayloadFormat FLAT = new WebhookPayloadFormat("flat", Known.FLAT);

    /** How this type travels. */
    public static final Codec<WebhookPayloadFormat> CODEC = OpenEnum.ofText(WebhookPayloadFormat::of);

    private final Known known;

    private WebhookPayloadFormat(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WebhookPayloadFormat of(String value) {
        switch (value) {
            case "enveloped":
                return ENVELOPED;
            case "flat":
                return FLAT;
            default:
                return new WebhookPayloadFormat(value, Known._UNKNOWN);
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
        /** enveloped. */
        ENVELOPED,
        /** flat. */
        FLAT,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
