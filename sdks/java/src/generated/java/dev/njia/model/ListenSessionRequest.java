// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/**
 * What to listen to.
 * <p>
 * Name at most one of `afterSequence` and `createdAfter`; without them the session starts now.
 */
public final class ListenSessionRequest extends Model {
    private static final Prop<List<String>> TYPES = Prop.optional("types", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> WHERE = Prop.optional("where", Codecs.list(Codecs.STRING));
    private static final Prop<Long> AFTER_SEQUENCE = Prop.optional("afterSequence", Codecs.INT64);
    private static final Prop<OffsetDateTime> CREATED_AFTER = Prop.optional("createdAfter", Codecs.DATE_TIME);
    private static final Prop<WebhookPayloadFormat> PAYLOAD_FORMAT = Prop.optional("payloadFormat", WebhookPayloadFormat.CODEC);
    private static final Prop<String> DEVICE = Prop.optional("device", Codecs.STRING);
    private static final Prop<String> PROFILE = Prop.optional("profile", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<ListenSessionRequest> SHAPE = Shape.of("ListenSessionRequest", ListenSessionRequest::new, TYPES, WHERE, AFTER_SEQUENCE, CREATED_AFTER, PAYLOAD_FORMAT, DEVICE, PROFILE);

    private ListenSessionRequest(Values values) {
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
     * Events to stream; all if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> types() {
        return find(TYPES);
    }

    /**
     * Conditions that must all hold.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> where() {
        return find(WHERE);
    }

    /**
     * Start after this position of the event log.
     *
     * @return empty when it was left out
     */
    public Optional<Long> afterSequence() {
        return find(AFTER_SEQUENCE);
    }

    /**
     * Start with events from this time on; at most 90 days ago.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> createdAfter() {
        return find(CREATED_AFTER);
    }

    /**
     * Shape of the payloads; `enveloped` if absent.
     *
     * @return empty when it was left out
     */
    public Optional<WebhookPayloadFormat> payloadFormat() {
        return find(PAYLOAD_FORMAT);
    }

    /**
     * Name of the machine that listens, for people who look at the list.
     *
     * @return empty when it was left out
     */
    public Optional<String> device() {
        return find(DEVICE);
    }

    /**
     * Name of the local configuration.
     * <p>
     * The secret depends on it and stays the same for the same name.
     *
     * @return empty when it was left out
     */
    public Optional<String> profile() {
        return find(PROFILE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ListenSessionRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code types}.
         *
         * @param value Events to stream; all if absent.
         * @return this
         */
        public Builder types(List<String> value) {
            return set(TYPES, value);
        }

        /**
         * Sets {@code where}.
         *
         * @param value Conditions that must all hold.
         * @return this
         */
        public Builder where(List<String> value) {
            return set(WHERE, value);
        }

        /**
         * Sets {@code afterSequence}.
         *
         * @param value Start after this position of the event log.
         * @return this
         */
        public Builder afterSequence(Long value) {
            return set(AFTER_SEQUENCE, value);
        }

        /**
         * Sets {@code createdAfter}.
         *
         * @param value Start with events from this time on; at most 90 days ago.
         * @return this
         */
        public Builder createdAfter(OffsetDateTime value) {
            return set(CREATED_AFTER, value);
        }

        /**
         * Sets {@code payloadFormat}.
         *
         * @param value Shape of the payloads; `enveloped` if absent.
         * @return this
         */
        public Builder payloadFormat(WebhookPayloadFormat value) {
            return set(PAYLOAD_FORMAT, value);
        }

        /**
         * Sets {@code device}.
         *
         * @param value Name of the machine that listens, for people who look at the list.
         * @return this
         */
        public Builder device(String value) {
            return set(DEVICE, value);
        }

        /**
         * Sets {@code profile}.
         *
         * @param value Name of the local configuration.
         * @return this
         */
        public Builder profile(String value) {
            return set(PROFILE, value);
        }
    }
}
