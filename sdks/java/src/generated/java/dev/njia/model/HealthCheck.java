// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * State of one part of the service.
 */
public final class HealthCheck extends Model {
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<HealthStatus> STATUS = Prop.required("status", HealthStatus.CODEC);
    private static final Prop<Integer> LATENCY_MS = Prop.required("latencyMs", Codecs.INT32).orNull();
    private static final Prop<String> DETAIL = Prop.required("detail", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<HealthCheck> SHAPE = Shape.of("HealthCheck", HealthCheck::new, NAME, STATUS, LATENCY_MS, DETAIL);

    private HealthCheck(Values values) {
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
     * Name of the part.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public HealthStatus status() {
        return get(STATUS);
    }

    /**
     * Time that the check took in milliseconds.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> latencyMs() {
        return find(LATENCY_MS);
    }

    /**
     * What is wrong; null when nothing is.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> detail() {
        return find(DETAIL);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<HealthCheck, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the part.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(HealthStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code latencyMs}.
         *
         * @param value Time that the check took in milliseconds.
         * @return this
         */
        public Builder latencyMs(@Nullable Integer value) {
            return set(LATENCY_MS, value);
        }

        /**
         * Sets {@code detail}.
         *
         * @param value What is wrong; null when nothing is.
         * @return this
         */
        public Builder detail(@Nullable String value) {
            return set(DETAIL, value);
        }
    }
}
