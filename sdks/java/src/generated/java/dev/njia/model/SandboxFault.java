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
 * A fault that test mode injects.
 * <p>
 * Every event it causes carries its id as `sandboxFaultId`.
 */
public final class SandboxFault extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("sandbox_fault");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<SandboxFaultStatus> STATUS = Prop.required("status", SandboxFaultStatus.CODEC);
    private static final Prop<String> TARGET = Prop.required("target", Codecs.STRING);
    private static final Prop<SandboxFaultKind> KIND = Prop.required("kind", SandboxFaultKind.CODEC);
    private static final Prop<SandboxFaultParameters> PARAMETERS = Prop.required("parameters", Codecs.later(() -> SandboxFaultParameters.SHAPE));
    private static final Prop<Double> PROBABILITY = Prop.required("probability", Codecs.DOUBLE);
    private static final Prop<Integer> SEED = Prop.required("seed", Codecs.INT32);
    private static final Prop<Integer> MAX_COUNT = Prop.required("maxCount", Codecs.INT32).orNull();
    private static final Prop<Integer> HIT_COUNT = Prop.required("hitCount", Codecs.INT32);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<SandboxFault> SHAPE = Shape.of("SandboxFault", SandboxFault::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, STATUS, TARGET, KIND, PARAMETERS, PROBABILITY, SEED, MAX_COUNT, HIT_COUNT, EXPIRES_AT);

    private SandboxFault(Values values) {
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
     * Id of the fault.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When it was created (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Counts the state changes of this resource, from 1.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public SandboxFaultStatus status() {
        return get(STATUS);
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
     * @return the value, never null
     */
    public SandboxFaultParameters parameters() {
        return get(PARAMETERS);
    }

    /**
     * Share of matching calls that are hit.
     *
     * @return the value, never null
     */
    public double probability() {
        return get(PROBABILITY);
    }

    /**
     * Seed of the random choice.
     *
     * @return the value, never null
     */
    public int seed() {
        return get(SEED);
    }

    /**
     * The fault ends after this many hits; null for no bound.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> maxCount() {
        return find(MAX_COUNT);
    }

    /**
     * How many calls it has hit.
     *
     * @return the value, never null
     */
    public int hitCount() {
        return get(HIT_COUNT);
    }

    /**
     * Sandbox time at which the fault ends.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxFault, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the fault.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created (UTC).
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed (UTC).
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Counts the state changes of this resource, from 1.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(SandboxFaultStatus value) {
            return set(STATUS, value);
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
        public Builder probability(double value) {
            return set(PROBABILITY, value);
        }

        /**
         * Sets {@code seed}.
         *
         * @param value Seed of the random choice.
         * @return this
         */
        public Builder seed(int value) {
            return set(SEED, value);
        }

        /**
         * Sets {@code maxCount}.
         *
         * @param value The fault ends after this many hits; null for no bound.
         * @return this
         */
        public Builder maxCount(@Nullable Integer value) {
            return set(MAX_COUNT, value);
        }

        /**
         * Sets {@code hitCount}.
         *
         * @param value How many calls it has hit.
         * @return this
         */
        public Builder hitCount(int value) {
            return set(HIT_COUNT, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value Sandbox time at which the fault ends.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }
    }
}
