// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * How items that failed with a retryable code are tried again.
 */
public final class RetryPolicy extends Model {
    private static final Prop<Integer> MAX_ATTEMPTS = Prop.required("maxAttempts", Codecs.INT32);
    private static final Prop<Integer> INITIAL_DELAY_SECONDS = Prop.required("initialDelaySeconds", Codecs.INT32);
    private static final Prop<Integer> MAX_DELAY_SECONDS = Prop.required("maxDelaySeconds", Codecs.INT32);
    private static final Prop<Boolean> FAILOVER = Prop.required("failover", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<RetryPolicy> SHAPE = Shape.of("RetryPolicy", RetryPolicy::new, MAX_ATTEMPTS, INITIAL_DELAY_SECONDS, MAX_DELAY_SECONDS, FAILOVER);

    private RetryPolicy(Values values) {
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
     * Attempts per item, the first included.
     *
     * @return the value, never null
     */
    public int maxAttempts() {
        return get(MAX_ATTEMPTS);
    }

    /**
     * Seconds before the second attempt.
     *
     * @return the value, never null
     */
    public int initialDelaySeconds() {
        return get(INITIAL_DELAY_SECONDS);
    }

    /**
     * Longest delay in seconds.
     *
     * @return the value, never null
     */
    public int maxDelaySeconds() {
        return get(MAX_DELAY_SECONDS);
    }

    /**
     * Whether later attempts may use the next ranked rail.
     *
     * @return the value, never null
     */
    public boolean failover() {
        return get(FAILOVER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RetryPolicy, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code maxAttempts}.
         *
         * @param value Attempts per item, the first included.
         * @return this
         */
        public Builder maxAttempts(int value) {
            return set(MAX_ATTEMPTS, value);
        }

        /**
         * Sets {@code initialDelaySeconds}.
         *
         * @param value Seconds before the second attempt.
         * @return this
         */
        public Builder initialDelaySeconds(int value) {
            return set(INITIAL_DELAY_SECONDS, value);
        }

        /**
         * Sets {@code maxDelaySeconds}.
         *
         * @param value Longest delay in seconds.
         * @return this
         */
        public Builder maxDelaySeconds(int value) {
            return set(MAX_DELAY_SECONDS, value);
        }

        /**
         * Sets {@code failover}.
         *
         * @param value Whether later attempts may use the next ranked rail.
         * @return this
         */
        public Builder failover(boolean value) {
            return set(FAILOVER, value);
        }
    }
}
