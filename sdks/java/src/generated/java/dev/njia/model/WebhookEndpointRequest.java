// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The endpoint to make.
 */
public final class WebhookEndpointRequest extends Model {
    private static final Prop<String> URL = Prop.required("url", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.optional("description", Codecs.STRING);
    private static final Prop<List<String>> EVENTS = Prop.required("events", Codecs.list(Codecs.STRING));
    private static final Prop<WebhookPayloadFormat> PAYLOAD_FORMAT = Prop.optional("payloadFormat", WebhookPayloadFormat.CODEC);
    private static final Prop<String> API_VERSION = Prop.optional("apiVersion", Codecs.STRING);
    private static final Prop<WebhookSignatureScheme> SIGNATURE_SCHEME = Prop.optional("signatureScheme", WebhookSignatureScheme.CODEC);
    private static final Prop<WebhookOrdering> ORDERING = Prop.optional("ordering", WebhookOrdering.CODEC);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<WebhookEndpointRequest> SHAPE = Shape.of("WebhookEndpointRequest", WebhookEndpointRequest::new, URL, DESCRIPTION, EVENTS, PAYLOAD_FORMAT, API_VERSION, SIGNATURE_SCHEME, ORDERING, METADATA);

    private WebhookEndpointRequest(Values values) {
        super(values);
    }

    /**
     * Starts an object.
     *
     * @return a new builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Starts another object from this one.
     *
     * @return a new builder with the same members
     */
    public Builder toBuilder() {
        return new Builder().from(this);
    }

    /**
     * Where to post events: https; in test mode also http to a loopback address.
     * <p>
     * No credentials, no fragment, no private address.
     *
     * @return the value, never null
     */
    public String url() {
        return get(URL);
    }

    /**
     * Your note.
     *
     * @return empty when it was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * Events to deliver: exact types, `payment.*`, or `*`.
     *
     * @return the value, never null
     */
    public List<String> events() {
        return get(EVENTS);
    }

    /**
     * Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookPayloadFormat> payloadFormat() {
        return find(PAYLOAD_FORMAT);
    }

    /**
     * API version that shapes the payloads; the version of this request if absent.
     *
     * @return empty when it was left out
     */
    public Optional<String> apiVersion() {
        return find(API_VERSION);
    }

    /**
     * How to sign; `hmac` if absent.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookSignatureScheme> signatureScheme() {
        return find(SIGNATURE_SCHEME);
    }

    /**
     * Whether to keep the order per resource; `none` if absent.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookOrdering> ordering() {
        return find(ORDERING);
    }

    /**
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WebhookEndpointRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code url}.
         *
         * @param value Where to post events: https; in test mode also http to a loopback address.
         * @return this
         */
        public Builder url(String value) {
            return set(URL, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value Your note.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code events}.
         *
         * @param value Events to deliver: exact types, `payment.*`, or `*`.
         * @return this
         */
        public Builder events(List<String> value) {
            return set(EVENTS, value);
        }

        /**
         * Sets {@code payloadFormat}.
         *
         * @param value Shape of the payload: `enveloped` unless you call with an API version before 2026-09-01.
         * @return this
         */
        public Builder payloadFormat(WebhookPayloadFormat value) {
            return set(PAYLOAD_FORMAT, value);
        }

        /**
         * Sets {@code apiVersion}.
         *
         * @param value API version that shapes the payloads; the version of this request if absent.
         * @return this
         */
        public Builder apiVersion(String value) {
            return set(API_VERSION, value);
        }

        /**
         * Sets {@code signatureScheme}.
         *
         * @param value How to sign; `hmac` if absent.
         * @return this
         */
        public Builder signatureScheme(WebhookSignatureScheme value) {
            return set(SIGNATURE_SCHEME, value);
        }

        /**
         * Sets {@code ordering}.
         *
         * @param value Whether to keep the order per resource; `none` if absent.
         * @return this
         */
        public Builder ordering(WebhookOrdering value) {
            return set(ORDERING, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }
    }
}
