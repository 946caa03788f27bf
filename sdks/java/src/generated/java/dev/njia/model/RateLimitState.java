// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * State of the rate limit that governs the request.
 */
public final class RateLimitState extends Model {
    private static final Prop<RateClass> RATE_CLASS = Prop.required("rateClass", RateClass.CODEC);
    private static final Prop<Integer> LIMIT = Prop.required("limit", Codecs.INT32);
    private static final Prop<Integer> REMAINING = Prop.required("remaining", Codecs.INT32);
    private static final Prop<OffsetDateTime> RESET_AT = Prop.required("resetAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<RateLimitState> SHAPE = Shape.of("RateLimitState", RateLimitState::new, RATE_CLASS, LIMIT, REMAINING, RESET_AT);

    private RateLimitState(Values values) {
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
     * The member rateClass.
     *
     * @return the value, never null
     */
    public RateClass rateClass() {
        return get(RATE_CLASS);
    }

    /**
     * Requests per window of 60 seconds.
     *
     * @return the value, never null
     */
    public int limit() {
        return get(LIMIT);
    }

    /**
     * Requests left in this window.
     *
     * @return the value, never null
     */
    public int remaining() {
        return get(REMAINING);
    }

    /**
     * When the window ends.
     *
     * @return the value, never null
     */
    public OffsetDateTime resetAt() {
        return get(RESET_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RateLimitState, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code rateClass}.
         *
         * @param value the value
         * @return this
         */
        public Builder rateClass(RateClass value) {
            return set(RATE_CLASS, value);
        }

        /**
         * Sets {@code limit}.
         *
         * @param value Requests per window of 60 seconds.
         * @return this
         */
        public Builder limit(int value) {
            return set(LIMIT, value);
        }

        /**
         * Sets {@code remaining}.
         *
         * @param value Requests left in this window.
         * @return this
         */
        public Builder remaining(int value) {
            return set(REMAINING, value);
        }

        /**
         * Sets {@code resetAt}.
         *
         * @param value When the window ends.
         * @return this
         */
        public Builder resetAt(OffsetDateTime value) {
            return set(RESET_AT, value);
        }
    }
}
