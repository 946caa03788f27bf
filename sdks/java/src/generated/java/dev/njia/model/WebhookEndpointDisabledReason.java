// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Why it is disabled; null while it is enabled.
 */
public final class WebhookEndpointDisabledReason extends OpenEnum {
    /**
     * You disabled it.
     */
    public static final WebhookEndpointDisabledReason MANUAL = new WebhookEndpointDisabledReason("manual", Known.MANUAL);

    /**
     * The receiver answered 410.
     */
    public static final WebhookEndpointDisabledReason GONE_410 = new WebhookEndpointDisabledReason("gone_410", Known.GONE_410);

    /**
     * It failed for five days without one success.
     */
    public static final WebhookEndpointDisabledReason FAILING = new WebhookEndpointDisabledReason("failing", Known.FAILING);

    /** How this type travels. */
    public static final Codec<WebhookEndpointDisabledReason> CODEC = OpenEnum.ofText(WebhookEndpointDisabledReason::of);

    private final Known known;

    private WebhookEndpointDisabledReason(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WebhookEndpointDisabledReason of(String value) {
        switch (value) {
            case "manual":
                return MANUAL;
            case "gone_410":
                return GONE_410;
            case "failing":
                return FAILING;
            default:
                return new WebhookEndpointDisabledReason(value, Known._UNKNOWN);
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
        /** manual. */
        MANUAL,
        /** gone_410. */
        GONE_410,
        /** failing. */
        FAILING,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
