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
import org.jspecify.annotations.Nullable;

/**
 * Result of one check.
 */
public final class KycCheckResult extends Model {
    private static final Prop<KycCheckType> TYPE = Prop.required("type", KycCheckType.CODEC);
    private static final Prop<KycCheckResultResult> RESULT = Prop.required("result", KycCheckResultResult.CODEC);
    private static final Prop<Double> SCORE = Prop.required("score", Codecs.DOUBLE).orNull();
    private static final Prop<List<String>> REASONS = Prop.required("reasons", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<KycCheckResult> SHAPE = Shape.of("KycCheckResult", KycCheckResult::new, TYPE, RESULT, SCORE, REASONS);

    private KycCheckResult(Values values) {
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
     * The member type.
     *
     * @return the value, never null
     */
    public KycCheckType type() {
        return get(TYPE);
    }

    /**
     * Result.
     *
     * @return the value, never null
     */
    public KycCheckResultResult result() {
        return get(RESULT);
    }

    /**
     * How well it fits; null if there is no degree.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> score() {
        return find(SCORE);
    }

    /**
     * Reasons, most important first.
     *
     * @return the value, never null
     */
    public List<String> reasons() {
        return get(REASONS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycCheckResult, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(KycCheckType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code result}.
         *
         * @param value Result.
         * @return this
         */
        public Builder result(KycCheckResultResult value) {
            return set(RESULT, value);
        }

        /**
         * Sets {@code score}.
         *
         * @param value How well it fits; null if there is no degree.
         * @return this
         */
        public Builder score(@Nullable Double value) {
            return set(SCORE, value);
        }

        /**
         * Sets {@code reasons}.
         *
         * @param value Reasons, most important first.
         * @return this
         */
        public Builder reasons(List<String> value) {
            return set(REASONS, value);
        }
    }
}
