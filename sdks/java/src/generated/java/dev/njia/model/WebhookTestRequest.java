// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * What the test event shall look like.
 */
public final class WebhookTestRequest extends Model {
    private static final Prop<EventType> EVENT_TYPE = Prop.optional("eventType", EventType.CODEC);
    private static final Prop<WebhookPayloadFormat> PAYLOAD_FORMAT = Prop.optional("payloadFormat", WebhookPayloadFormat.CODEC);

    /** How this type travels. */
    public static final Shape<WebhookTestRequest> SHAPE = Shape.of("WebhookTestRequest", WebhookTestRequest::new, EVENT_TYPE, PAYLOAD_FORMAT);

    private WebhookTestRequest(Values values) {
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
     * Type of the event; `webhook_endpoint.test` if absent.
     * <p>
     * `data` is then a sample resource.
     *
     * @return empty when it was left out
     */
    public Optional<EventType> eventType() {
        return find(EVENT_TYPE);
    }

    /**
     * Shape of this one payload; the endpoint's own if absent.
     * <p>
     * It lets you check a receiver before you move the endpoint.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookPayloadFormat> payloadFormat() {
        return find(PAYLOAD_FORMAT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WebhookTestRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code eventType}.
         *
         * @param value Type of the event; `webhook_endpoint.test` if absent.
         * @return this
         */
        public Builder eventType(EventType value) {
            return set(EVENT_TYPE, value);
        }

        /**
         * Sets {@code payloadFormat}.
         *
         * @param value Shape of this one payload; the endpoint's own if absent.
         * @return this
         */
        public Builder payloadFormat(WebhookPayloadFormat value) {
            return set(PAYLOAD_FORMAT, value);
        }
    }
}
