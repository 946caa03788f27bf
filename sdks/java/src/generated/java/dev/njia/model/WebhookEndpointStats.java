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
 * How deliveries to an endpoint go.
 */
public final class WebhookEndpointStats extends Model {
    private static final Prop<OffsetDateTime> LAST_SUCCESS_AT = Prop.required("lastSuccessAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> LAST_FAILURE_AT = Prop.required("lastFailureAt", Codecs.DATE_TIME).orNull();
    private static final Prop<Integer> CONSECUTIVE_FAILURES = Prop.required("consecutiveFailures", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<WebhookEndpointStats> SHAPE = Shape.of("WebhookEndpointStats", WebhookEndpointStats::new, LAST_SUCCESS_AT, LAST_FAILURE_AT, CONSECUTIVE_FAILURES);

    private WebhookEndpointStats(Values values) {
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
     * Last delivery that was answered with 2xx.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> lastSuccessAt() {
        return find(LAST_SUCCESS_AT);
    }

    /**
     * Last attempt that failed.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> lastFailureAt() {
        return find(LAST_FAILURE_AT);
    }

    /**
     * Failed attempts since the last success.
     *
     * @return the value, never null
     */
    public int consecutiveFailures() {
        return get(CONSECUTIVE_FAILURES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WebhookEndpointStats, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code lastSuccessAt}.
         *
         * @param value Last delivery that was answered with 2xx.
         * @return this
         */
        public Builder lastSuccessAt(@Nullable OffsetDateTime value) {
            return set(LAST_SUCCESS_AT, value);
        }

        /**
         * Sets {@code lastFailureAt}.
         *
         * @param value Last attempt that failed.
         * @return this
         */
        public Builder lastFailureAt(@Nullable OffsetDateTime value) {
            return set(LAST_FAILURE_AT, value);
        }

        /**
         * Sets {@code consecutiveFailures}.
         *
         * @param value Failed attempts since the last success.
         * @return this
         */
        public Builder consecutiveFailures(int value) {
            return set(CONSECUTIVE_FAILURES, value);
        }
    }
}
