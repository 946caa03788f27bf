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
 * Points of one feature.
 * <p>
 * Base score and all points add up to the score exactly.
 */
public final class CreditContribution extends Model {
    private static final Prop<String> FEATURE = Prop.required("feature", Codecs.STRING);
    private static final Prop<Double> VALUE = Prop.required("value", Codecs.DOUBLE).orNull();
    private static final Prop<Double> BENCHMARK = Prop.required("benchmark", Codecs.DOUBLE).orNull();
    private static final Prop<Integer> POINTS = Prop.required("points", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<CreditContribution> SHAPE = Shape.of("CreditContribution", CreditContribution::new, FEATURE, VALUE, BENCHMARK, POINTS);

    private CreditContribution(Values values) {
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
     * Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is where the average applicant of
     * the training data stands against the base score.
     *
     * @return the value, never null
     */
    public String feature() {
        return get(FEATURE);
    }

    /**
     * This person's value; null when missing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> value() {
        return find(VALUE);
    }

    /**
     * Value of the average applicant.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> benchmark() {
        return find(BENCHMARK);
    }

    /**
     * Points that it adds.
     *
     * @return the value, never null
     */
    public int points() {
        return get(POINTS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditContribution, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code feature}.
         *
         * @param value Name of the feature; `scale_limit` is the cut at 300 or 850, `population` is where the average applicant of the training data stands against the base score.
         * @return this
         */
        public Builder feature(String value) {
            return set(FEATURE, value);
        }

        /**
         * Sets {@code value}.
         *
         * @param value This person's value; null when missing.
         * @return this
         */
        public Builder value(@Nullable Double value) {
            return set(VALUE, value);
        }

        /**
         * Sets {@code benchmark}.
         *
         * @param value Value of the average applicant.
         * @return this
         */
        public Builder benchmark(@Nullable Double value) {
            return set(BENCHMARK, value);
        }

        /**
         * Sets {@code points}.
         *
         * @param value Points that it adds.
         * @return this
         */
        public Builder points(int value) {
            return set(POINTS, value);
        }
    }
}
