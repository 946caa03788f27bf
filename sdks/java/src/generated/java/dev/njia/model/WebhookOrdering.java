// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * Whether deliveries of one resource wait for each other.
 */
public final class WebhookOrdering extends OpenEnum {
    /**
     * Events may arrive in any order.
     */
    public static final WebhookOrdering NONE = new WebhookOrdering("none", Known.NONE);

    /**
     * An event waits until the one before it, of the same resource, has succeeded or failed for good.
     */
    public static final WebhookOrdering PER_RESOURCE = new WebhookOrdering("per_resource", Known.PER_RESOURCE);

    /** How this type travels. */
    public static final Codec<WebhookOrdering> CODEC = OpenEnum.ofText(WebhookOrdering::of);

    private final Known known;

    private WebhookOrdering(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WebhookOrdering of(String value) {
        switch (value) {
            case "none":
                return NONE;
            case "per_resource":
                return PER_RESOURCE;
            default:
                return new WebhookOrdering(value, Known._UNKNOWN);
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
        /** none. */
        NONE,
        /** per_resource. */
        PER_RESOURCE,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
