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
import org.jspecify.annotations.Nullable;

/**
 * One try to deliver an event.
 */
public final class DeliveryAttempt extends Model {
    private static final Prop<Integer> NUMBER = Prop.required("number", Codecs.INT32);
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<Integer> HTTP_STATUS = Prop.required("httpStatus", Codecs.INT32).orNull();
    private static final Prop<Integer> DURATION_MS = Prop.required("durationMs", Codecs.INT32);
    private static final Prop<DeliveryError> ERROR = Prop.required("error", DeliveryError.CODEC).orNull();
    private static final Prop<String> RESPONSE_SNIPPET = Prop.required("responseSnippet", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<DeliveryAttempt> SHAPE = Shape.of("DeliveryAttempt", DeliveryAttempt::new, NUMBER, AT, HTTP_STATUS, DURATION_MS, ERROR, RESPONSE_SNIPPET);

    private DeliveryAttempt(Values values) {
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
     * Counts the attempts, from 1.
     *
     * @return the value, never null
     */
    public int number() {
        return get(NUMBER);
    }

    /**
     * When it was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * Status of the answer; null if there was none.
     *
     * @return empty when it is null or was left out
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
     * Why it failed; null if it succeeded.
     *
     * @return empty when it is null or was left out
     */
    public Optional<DeliveryError> error() {
        return find(ERROR);
    }

    /**
     * First characters of the answer.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> responseSnippet() {
        return find(RESPONSE_SNIPPET);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<DeliveryAttempt, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code number}.
         *
         * @param value Counts the attempts, from 1.
         * @return this
         */
        public Builder number(int value) {
            return set(NUMBER, value);
        }

        /**
         * Sets {@code at}.
         *
         * @param value When it was made.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code httpStatus}.
         *
         * @param value Status of the answer; null if there was none.
         * @return this
         */
        public Builder httpStatus(@Nullable Integer value) {
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
         * @param value Why it failed; null if it succeeded.
         * @return this
         */
        public Builder error(@Nullable DeliveryError value) {
            return set(ERROR, value);
        }

        /**
         * Sets {@code responseSnippet}.
         *
         * @param value First characters of the answer.
         * @return this
         */
        public Builder responseSnippet(@Nullable String value) {
            return set(RESPONSE_SNIPPET, value);
        }
    }
}
