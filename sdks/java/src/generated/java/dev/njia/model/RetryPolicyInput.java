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
 * How items that failed with a retryable code are tried again.
 * <p>
 * The delay doubles with each attempt, up to the maximum, and varies by 20 percent.
 */
public final class RetryPolicyInput extends Model {
    private static final Prop<Integer> MAX_ATTEMPTS = Prop.optional("maxAttempts", Codecs.INT32);
    private static final Prop<Integer> INITIAL_DELAY_SECONDS = Prop.optional("initialDelaySeconds", Codecs.INT32);
    private static final Prop<Integer> MAX_DELAY_SECONDS = Prop.optional("maxDelaySeconds", Codecs.INT32);
    private static final Prop<Boolean> FAILOVER = Prop.optional("failover", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<RetryPolicyInput> SHAPE = Shape.of("RetryPolicyInput", RetryPolicyInput::new, MAX_ATTEMPTS, INITIAL_DELAY_SECONDS, MAX_DELAY_SECONDS, FAILOVER);

    private RetryPolicyInput(Values values) {
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
     * @return empty when it was left out
     */
    public Optional<Integer> maxAttempts() {
        return find(MAX_ATTEMPTS);
    }

    /**
     * Seconds before the second attempt.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> initialDelaySeconds() {
        return find(INITIAL_DELAY_SECONDS);
    }

    /**
     * Longest delay in seconds.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> maxDelaySeconds() {
        return find(MAX_DELAY_SECONDS);
    }

    /**
     * Whether later attempts may use the next ranked rail.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> failover() {
        return find(FAILOVER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RetryPolicyInput, Builder> {
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
        public Builder maxAttempts(Integer value) {
            return set(MAX_ATTEMPTS, value);
        }

        /**
         * Sets {@code initialDelaySeconds}.
         *
         * @param value Seconds before the second attempt.
         * @return this
         */
        public Builder initialDelaySeconds(Integer value) {
            return set(INITIAL_DELAY_SECONDS, value);
        }

        /**
         * Sets {@code maxDelaySeconds}.
         *
         * @param value Longest delay in seconds.
         * @return this
         */
        public Builder maxDelaySeconds(Integer value) {
            return set(MAX_DELAY_SECONDS, value);
        }

        /**
         * Sets {@code failover}.
         *
         * @param value Whether later attempts may use the next ranked rail.
         * @return this
         */
        public Builder failover(Boolean value) {
            return set(FAILOVER, value);
        }
    }
}
