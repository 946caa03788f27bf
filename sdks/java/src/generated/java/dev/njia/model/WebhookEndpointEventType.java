// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * What happened.
 */
public final class WebhookEndpointEventType extends OpenEnum {
    /**
     * An endpoint was disabled, by 410 or after five days of failures.
     */
    public static final WebhookEndpointEventType WEBHOOK_ENDPOINT_DISABLED = new WebhookEndpointEventType("webhook_endpoint.disabled", Known.WEBHOOK_ENDPOINT_DISABLED);

    /**
     * A test event that you asked for.
     */
    public static final WebhookEndpointEventType WEBHOOK_ENDPOINT_TEST = new WebhookEndpointEventType("webhook_endpoint.test", Known.WEBHOOK_ENDPOINT_TEST);

    /** How this type travels. */
    public static final Codec<WebhookEndpointEventType> CODEC = OpenEnum.ofText(WebhookEndpointEventType::of);

    private final Known known;

    private WebhookEndpointEventType(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WebhookEndpointEventType of(String value) {
        switch (value) {
            case "webhook_endpoint.disabled":
                return WEBHOOK_ENDPOINT_DISABLED;
            case "webhook_endpoint.test":
                return WEBHOOK_ENDPOINT_TEST;
            default:
                return new WebhookEndpointEventType(value, Known._UNKNOWN);
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
        /** webhook_endpoint.disabled. */
        WEBHOOK_ENDPOINT_DISABLED,
        /** webhook_endpoint.test. */
        WEBHOOK_ENDPOINT_TEST,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
