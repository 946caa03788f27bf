// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;

/**
 * Parameters of listDeliveries.
 */
public final class WebhookDeliveriesListParams extends Model {
    private static final Prop<String> ACCEPT_LANGUAGE = Prop.optional("Accept-Language", Codecs.STRING);
    private static final Prop<String> X_CORRELATION_ID = Prop.optional("X-Correlation-Id", Codecs.STRING);
    private static final Prop<DeliveryStatus> STATUS = Prop.optional("status", DeliveryStatus.CODEC);
    private static final Prop<String> EVENT_ID = Prop.optional("eventId", Codecs.STRING);
    private static final Prop<EventType> EVENT_TYPE = Prop.optional("eventType", EventType.CODEC);
    private static final Prop<Integer> LIMIT = Prop.optional("limit", Codecs.INT32);
    private static final Prop<String> STARTING_AFTER = Prop.optional("startingAfter", Codecs.STRING);
    private static final Prop<String> ENDING_BEFORE = Prop.optional("endingBefore", Codecs.STRING);
    private static final Prop<OffsetDateTime> CREATED_AFTER = Prop.optional("createdAfter", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> CREATED_BEFORE = Prop.optional("createdBefore", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<WebhookDeliveriesListParams> SHAPE = Shape.of("WebhookDeliveriesListParams", WebhookDeliveriesListParams::new, ACCEPT_LANGUAGE, X_CORRELATION_ID, STATUS, EVENT_ID, EVENT_TYPE, LIMIT, STARTING_AFTER, ENDING_BEFORE, CREATED_AFTER, CREATED_BEFORE);

    private WebhookDeliveriesListParams(Values values) {
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
     * Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
     * <p>
     * Other languages fall back to English.
     *
     * @return empty when it was left out
     */
    public Optional<String> acceptLanguage() {
        return find(ACCEPT_LANGUAGE);
    }

    /**
     * The caller's own trace id: stored with the request and returned unchanged.
     * <p>
     * 1 to 64 printable ASCII characters.
     *
     * @return empty when it was left out
     */
    public Optional<String> xCorrelationId() {
        return find(X_CORRELATION_ID);
    }

    /**
     * Only deliveries in this state.
     *
     * @return empty when it was left out
     */
    public Optional<DeliveryStatus> status() {
        return find(STATUS);
    }

    /**
     * Only deliveries of this event.
     *
     * @return empty when it was left out
     */
    public Optional<String> eventId() {
        return find(EVENT_ID);
    }

    /**
     * Only deliveries of events of this type.
     *
     * @return empty when it was left out
     */
    public Optional<EventType> eventType() {
        return find(EVENT_TYPE);
    }

    /**
     * Number of items on one page.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> limit() {
        return find(LIMIT);
    }

    /**
     * Cursor: id of the last item of the page before.
     * <p>
     * Excludes `endingBefore`.
     *
     * @return empty when it was left out
     */
    public Optional<String> startingAfter() {
        return find(STARTING_AFTER);
    }

    /**
     * Cursor: id of the first item of the page after.
     * <p>
     * Excludes `startingAfter`.
     *
     * @return empty when it was left out
     */
    public Optional<String> endingBefore() {
        return find(ENDING_BEFORE);
    }

    /**
     * Only items created at or after this time (RFC 3339).
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> createdAfter() {
        return find(CREATED_AFTER);
    }

    /**
     * Only items created before this time (RFC 3339).
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> createdBefore() {
        return find(CREATED_BEFORE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WebhookDeliveriesListParams, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code acceptLanguage}.
         *
         * @param value Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
         * @return this
         */
        public Builder acceptLanguage(String value) {
            return set(ACCEPT_LANGUAGE, value);
        }

        /**
         * Sets {@code xCorrelationId}.
         *
         * @param value The caller's own trace id: stored with the request and returned unchanged.
         * @return this
         */
        public Builder xCorrelationId(String value) {
            return set(X_CORRELATION_ID, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value Only deliveries in this state.
         * @return this
         */
        public Builder status(DeliveryStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code eventId}.
         *
         * @param value Only deliveries of this event.
         * @return this
         */
        public Builder eventId(String value) {
            return set(EVENT_ID, value);
        }

        /**
         * Sets {@code eventType}.
         *
         * @param value Only deliveries of events of this type.
         * @return this
         */
        public Builder eventType(EventType value) {
            return set(EVENT_TYPE, value);
        }

        /**
         * Sets {@code limit}.
         *
         * @param value Number of items on one page.
         * @return this
         */
        public Builder limit(Integer value) {
            return set(LIMIT, value);
        }

        /**
         * Sets {@code startingAfter}.
         *
         * @param value Cursor: id of the last item of the page before.
         * @return this
         */
        public Builder startingAfter(String value) {
            return set(STARTING_AFTER, value);
        }

        /**
         * Sets {@code endingBefore}.
         *
         * @param value Cursor: id of the first item of the page after.
         * @return this
         */
        public Builder endingBefore(String value) {
            return set(ENDING_BEFORE, value);
        }

        /**
         * Sets {@code createdAfter}.
         *
         * @param value Only items created at or after this time (RFC 3339).
         * @return this
         */
        public Builder createdAfter(OffsetDateTime value) {
            return set(CREATED_AFTER, value);
        }

        /**
         * Sets {@code createdBefore}.
         *
         * @param value Only items created before this time (RFC 3339).
         * @return this
         */
        public Builder createdBefore(OffsetDateTime value) {
            return set(CREATED_BEFORE, value);
        }
    }
}
