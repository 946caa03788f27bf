// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * How a local receiver answered one forwarded event.
 */
public final class ListenResult extends Model {
    private static final Prop<String> EVENT_ID = Prop.required("eventId", Codecs.STRING);
    private static final Prop<Integer> ATTEMPT = Prop.required("attempt", Codecs.INT32);
    private static final Prop<Integer> HTTP_STATUS = Prop.optional("httpStatus", Codecs.INT32);
    private static final Prop<Integer> DURATION_MS = Prop.required("durationMs", Codecs.INT32);
    private static final Prop<DeliveryError> ERROR = Prop.optional("error", DeliveryError.CODEC);
    private static final Prop<String> RESPONSE_SNIPPET = Prop.optional("responseSnippet", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<ListenResult> SHAPE = Shape.of("ListenResult", ListenResult::new, EVENT_ID, ATTEMPT, HTTP_STATUS, DURATION_MS, ERROR, RESPONSE_SNIPPET);

    private ListenResult(Values values) {
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
     * The event.
     *
     * @return the value, never null
     */
    public String eventId() {
        return get(EVENT_ID);
    }

    /**
     * Counts the tries of the listener, from 1.
     *
     * @return the value, never null
     */
    public int attempt() {
        return get(ATTEMPT);
    }

    /**
     * Status of the local answer; absent if there was none.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> httpStatus() {
        return find(HTTP_STATUS);
    }

    /**
     * How long it took, in milliseconds.
     *
     * @return the value, never null
     */
    public int durationMs() {
        return get(DURATION_MS);
    }

    /**
     * Why it failed; absent if it succeeded.
     *
     * @return empty when it was left out
     */
    public Optional<DeliveryError> error() {
        return find(ERROR);
    }

    /**
     * First characters of the answer.
     *
     * @return empty when it was left out
     */
    public Optional<String> responseSnippet() {
        return find(RESPONSE_SNIPPET);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ListenResult, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code eventId}.
         *
         * @param value The event.
         * @return this
         */
        public Builder eventId(String value) {
            return set(EVENT_ID, value);
        }

        /**
         * Sets {@code attempt}.
         *
         * @param value Counts the tries of the listener, from 1.
         * @return this
         */
        public Builder attempt(int value) {
            return set(ATTEMPT, value);
        }

        /**
         * Sets {@code httpStatus}.
         *
         * @param value Status of the local answer; absent if there was none.
         * @return this
         */
        public Builder httpStatus(Integer value) {
            return set(HTTP_STATUS, value);
        }

        /**
         * Sets {@code durationMs}.
         *
         * @param value How long it took, in milliseconds.
         * @return this
         */
        public Builder durationMs(int value) {
            return set(DURATION_MS, value);
        }

        /**
         * Sets {@code error}.
         *
         * @param value Why it failed; absent if it succeeded.
         * @return this
         */
        public Builder error(DeliveryError value) {
            return set(ERROR, value);
        }

        /**
         * Sets {@code responseSnippet}.
         *
         * @param value First characters of the answer.
         * @return this
         */
        public Builder responseSnippet(String value) {
            return set(RESPONSE_SNIPPET, value);
        }
    }
}
