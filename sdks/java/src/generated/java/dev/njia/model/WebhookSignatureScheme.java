// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codec;
import dev.njia.codec.OpenEnum;

/**
 * How deliveries are signed (Standard Webhooks 1.0).
 */
public final class WebhookSignatureScheme extends OpenEnum {
    /**
     * HMAC-SHA256 with a shared secret; signature `v1`.
     */
    public static final WebhookSignatureScheme HMAC = new WebhookSignatureScheme("hmac", Known.HMAC);

    /**
     * Ed25519 with our private key; signature `v1a`.
     */
    public static final WebhookSignatureScheme ED25519 = new WebhookSignatureScheme("ed25519", Known.ED25519);

    /** How this type travels. */
    public static final Codec<WebhookSignatureScheme> CODEC = OpenEnum.ofText(WebhookSignatureScheme::of);

    private final Known known;

    private WebhookSignatureScheme(String value, Known known) {
        super(value);
        this.known = known;
    }

    /**
     * The member for a value on the wire.
     *
     * @param value any text; one that is not listed is kept
     * @return one of the constants, or a member whose {@link #known()} is {@code _UNKNOWN}
     */
    public static WebhookSignatureScheme of(String value) {
        switch (value) {
            case "hmac":
                return HMAC;
            case "ed25519":
                return ED25519;
            default:
                return new WebhookSignatureScheme(value, Known._UNKNOWN);
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
        /** hmac. */
        HMAC,
        /** ed25519. */
        ED25519,
        /** Any other value; {@code value()} tells it. */
        _UNKNOWN
    }
}
