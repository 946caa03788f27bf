// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Smallest and largest amount of one payment in one currency.
 */
public final class RailLimit extends Model {
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> MIN = Prop.required("min", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> MAX = Prop.required("max", Codecs.later(() -> Money.SHAPE));

    /** How this type travels. */
    public static final Shape<RailLimit> SHAPE = Shape.of("RailLimit", RailLimit::new, CURRENCY, MIN, MAX);

    private RailLimit(Values values) {
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
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member min.
     *
     * @return the value, never null
     */
    public Money min() {
        return get(MIN);
    }

    /**
     * The member max.
     *
     * @return the value, never null
     */
    public Money max() {
        return get(MAX);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RailLimit, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code min}.
         *
         * @param value the value
         * @return this
         */
        public Builder min(Money value) {
            return set(MIN, value);
        }

        /**
         * Sets {@code max}.
         *
         * @param value the value
         * @return this
         */
        public Builder max(Money value) {
            return set(MAX, value);
        }
    }
}
