// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether events are delivered.
 */
public final class WebhookEndpointStatus extends OpenEnum {
    /**
     * Events are delivered.
     */
    public static final WebhookEndpointStatus ENABLED = new WebhookEndpointStatus("enabled", Known.ENABLED);

    /**
     * Nothing is delivered; new events are skipped.
     */
    public static final WebhookEndpointStatus DISABLED = new WebhookEndpointStatus("disabled", Known.DISABLED);

    /** How this type travels. */
    public static final Codec<WebhookEndpointStatus> CODEC = OpenEnum.ofText(WebhookEndpointStatus::of);

    private final Known known;

    private WebhookEndpointStatus(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WebhookEndpointStatus of(String value) {
        switch (value) {
            case "enabled":
                return ENABLED;
            case "disabled":
                return DISABLED;
            default:
                return new WebhookEndpointStatus(value, Known._UNKNOWN);
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
        /** enabled. */
        ENABLED,
        /** disabled. */
        DISABLED,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
