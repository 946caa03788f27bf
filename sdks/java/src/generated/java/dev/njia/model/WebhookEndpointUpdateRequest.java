// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Field;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The members to change; absent ones stay.
 */
public final class WebhookEndpointUpdateRequest extends Model {
    private static final Prop<String> URL = Prop.optional("url", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.optional("description", Codecs.STRING).orNull();
    private static final Prop<List<String>> EVENTS = Prop.optional("events", Codecs.list(Codecs.STRING));
    private static final Prop<WebhookPayloadFormat> PAYLOAD_FORMAT = Prop.optional("payloadFormat", WebhookPayloadFormat.CODEC);
    private static final Prop<String> API_VERSION = Prop.optional("apiVersion", Codecs.STRING);
    private static final Prop<WebhookOrdering> ORDERING = Prop.optional("ordering", WebhookOrdering.CODEC);
    private static final Prop<WebhookEndpointStatus> STATUS = Prop.optional("status", WebhookEndpointStatus.CODEC);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<WebhookEndpointUpdateRequest> SHAPE = Shape.of("WebhookEndpointUpdateRequest", WebhookEndpointUpdateRequest::new, URL, DESCRIPTION, EVENTS, PAYLOAD_FORMAT, API_VERSION, ORDERING, STATUS, METADATA);

    private WebhookEndpointUpdateRequest(Values values) {
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
     * @return empty when it was left out
     */
    public Optional<String> url() {
        return find(URL);
    }

    /**
     * Your note; null removes it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * {@code description} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> descriptionField() {
        return field(DESCRIPTION);
    }

    /**
     * Events to deliver: exact types, `payment.*`, or `*`.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> events() {
        return find(EVENTS);
    }

    /**
     * Moves the endpoint to this payload shape, from the next delivery on.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookPayloadFormat> payloadFormat() {
        return find(PAYLOAD_FORMAT);
    }

    /**
     * API version that shapes the payloads.
     *
     * @return empty when it was left out
     */
    public Optional<String> apiVersion() {
        return find(API_VERSION);
    }

    /**
     * The member ordering.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookOrdering> ordering() {
        return find(ORDERING);
    }

    /**
     * Enables or disables the endpoint.
     * <p>
     * Enabling clears the failure counts.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookEndpointStatus> status() {
        return find(STATUS);
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
    public static final class Builder extends ModelBuilder<WebhookEndpointUpdateRequest, Builder> {
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
         * @param value Your note; null removes it.
         * @return this
         */
        public Builder description(@Nullable String value) {
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
         * @param value Moves the endpoint to this payload shape, from the next delivery on.
         * @return this
         */
        public Builder payloadFormat(WebhookPayloadFormat value) {
            return set(PAYLOAD_FORMAT, value);
        }

        /**
         * Sets {@code apiVersion}.
         *
         * @param value API version that shapes the payloads.
         * @return this
         */
        public Builder apiVersion(String value) {
            return set(API_VERSION, value);
        }

        /**
         * Sets {@code ordering}.
         *
         * @param value the value
         * @return this
         */
        public Builder ordering(WebhookOrdering value) {
            return set(ORDERING, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value Enables or disables the endpoint.
         * @return this
         */
        public Builder status(WebhookEndpointStatus value) {
            return set(STATUS, value);
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
