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
 * A fault to inject.
 * <p>
 * Bound it by count or time, so that a forgotten fault ends by itself.
 */
public final class SandboxFaultRequest extends Model {
    private static final Prop<String> TARGET = Prop.required("target", Codecs.STRING);
    private static final Prop<SandboxFaultKind> KIND = Prop.required("kind", SandboxFaultKind.CODEC);
    private static final Prop<SandboxFaultParameters> PARAMETERS = Prop.optional("parameters", Codecs.later(() -> SandboxFaultParameters.SHAPE));
    private static final Prop<Double> PROBABILITY = Prop.optional("probability", Codecs.DOUBLE);
    private static final Prop<Integer> SEED = Prop.optional("seed", Codecs.INT32);
    private static final Prop<Integer> MAX_COUNT = Prop.optional("maxCount", Codecs.INT32);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.optional("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<SandboxFaultRequest> SHAPE = Shape.of("SandboxFaultRequest", SandboxFaultRequest::new, TARGET, KIND, PARAMETERS, PROBABILITY, SEED, MAX_COUNT, EXPIRES_AT);

    private SandboxFaultRequest(Values values) {
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
     * The member target.
     *
     * @return the value, never null
     */
    public String target() {
        return get(TARGET);
    }

    /**
     * The member kind.
     *
     * @return the value, never null
     */
    public SandboxFaultKind kind() {
        return get(KIND);
    }

    /**
     * The member parameters.
     *
     * @return empty when it was left out
     */
    public Optional<SandboxFaultParameters> parameters() {
        return find(PARAMETERS);
    }

    /**
     * Share of matching calls that are hit.
     *
     * @return empty when it was left out
     */
    public Optional<Double> probability() {
        return find(PROBABILITY);
    }

    /**
     * Seed of the random choice; the same seed hits the same calls.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> seed() {
        return find(SEED);
    }

    /**
     * The fault ends after this many hits.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> maxCount() {
        return find(MAX_COUNT);
    }

    /**
     * Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> expiresAt() {
        return find(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxFaultRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code target}.
         *
         * @param value the value
         * @return this
         */
        public Builder target(String value) {
            return set(TARGET, value);
        }

        /**
         * Sets {@code kind}.
         *
         * @param value the value
         * @return this
         */
        public Builder kind(SandboxFaultKind value) {
            return set(KIND, value);
        }

        /**
         * Sets {@code parameters}.
         *
         * @param value the value
         * @return this
         */
        public Builder parameters(SandboxFaultParameters value) {
            return set(PARAMETERS, value);
        }

        /**
         * Sets {@code probability}.
         *
         * @param value Share of matching calls that are hit.
         * @return this
         */
        public Builder probability(Double value) {
            return set(PROBABILITY, value);
        }

        /**
         * Sets {@code seed}.
         *
         * @param value Seed of the random choice; the same seed hits the same calls.
         * @return this
         */
        public Builder seed(Integer value) {
            return set(SEED, value);
        }

        /**
         * Sets {@code maxCount}.
         *
         * @param value The fault ends after this many hits.
         * @return this
         */
        public Builder maxCount(Integer value) {
            return set(MAX_COUNT, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value Sandbox time at which the fault ends; at most 24 hours ahead and 24 hours if absent.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
