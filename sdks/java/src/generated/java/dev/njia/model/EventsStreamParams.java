// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;

/**
 * Parameters of streamEvents.
 */
public final class EventsStreamParams extends Model {
    private static final Prop<String> ACCEPT_LANGUAGE = Prop.optional("Accept-Language", Codecs.STRING);
    private static final Prop<String> X_CORRELATION_ID = Prop.optional("X-Correlation-Id", Codecs.STRING);
    private static final Prop<List<String>> TYPES = Prop.optional("types", Codecs.list(Codecs.STRING));
    private static final Prop<String> SESSION = Prop.optional("session", Codecs.STRING);
    private static final Prop<String> LAST_EVENT_ID = Prop.optional("Last-Event-ID", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<EventsStreamParams> SHAPE = Shape.of("EventsStreamParams", EventsStreamParams::new, ACCEPT_LANGUAGE, X_CORRELATION_ID, TYPES, SESSION, LAST_EVENT_ID);

    private EventsStreamParams(Values values) {
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
     * Only events of these types, separated by commas; `payment.*` works.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> types() {
        return find(TYPES);
    }

    /**
     * Listen session whose filters and position apply.
     *
     * @return empty when it was left out
     */
    public Optional<String> session() {
        return find(SESSION);
    }

    /**
     * Position after which to go on: the `id` of the last server-sent event, or the id of an event.
     *
     * @return empty when it was left out
     */
    public Optional<String> lastEventId() {
        return find(LAST_EVENT_ID);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<EventsStreamParams, Builder> {
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
         * Sets {@code types}.
         *
         * @param value Only events of these types, separated by commas; `payment.*` works.
         * @return this
         */
        public Builder types(List<String> value) {
            return set(TYPES, value);
        }

        /**
         * Sets {@code session}.
         *
         * @param value Listen session whose filters and position apply.
         * @return this
         */
        public Builder session(String value) {
            return set(SESSION, value);
        }

        /**
         * Sets {@code lastEventId}.
         *
         * @param value Position after which to go on: the `id` of the last server-sent event, or the id of an event.
         * @return this
         */
        public Builder lastEventId(String value) {
            return set(LAST_EVENT_ID, value);
        }
    }
}
