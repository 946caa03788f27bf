// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Range of the score.
 */
public final class CreditScoreRange extends Model {
    private static final Prop<Integer> MIN = Prop.required("min", Codecs.INT32);
    private static final Prop<Integer> MAX = Prop.required("max", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<CreditScoreRange> SHAPE = Shape.of("CreditScoreRange", CreditScoreRange::new, MIN, MAX);

    private CreditScoreRange(Values values) {
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
     * Lowest score.
     *
     * @return the value, never null
     */
    public int min() {
        return get(MIN);
    }

    /**
     * Highest score.
     *
     * @return the value, never null
     */
    public int max() {
        return get(MAX);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditScoreRange, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code min}.
         *
         * @param value Lowest score.
         * @return this
         */
        public Builder min(int value) {
            return set(MIN, value);
        }

        /**
         * Sets {@code max}.
         *
         * @param value Highest score.
         * @return this
         */
        public Builder max(int value) {
            return set(MAX, value);
        }
    }
}
