// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The credit that the person asks for.
 * <p>
 * With it, the answer recommends a limit.
 */
public final class CreditProductInput extends Model {
    private static final Prop<CreditProductType> TYPE = Prop.required("type", CreditProductType.CODEC);
    private static final Prop<Money> REQUESTED = Prop.required("requested", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Integer> TENOR_DAYS = Prop.required("tenorDays", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<CreditProductInput> SHAPE = Shape.of("CreditProductInput", CreditProductInput::new, TYPE, REQUESTED, TENOR_DAYS);

    private CreditProductInput(Values values) {
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
    public CreditProductType type() {
        return get(TYPE);
    }

    /**
     * The member requested.
     *
     * @return the value, never null
     */
    public Money requested() {
        return get(REQUESTED);
    }

    /**
     * Term in days.
     *
     * @return the value, never null
     */
    public int tenorDays() {
        return get(TENOR_DAYS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditProductInput, Builder> {
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
        public Builder type(CreditProductType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code requested}.
         *
         * @param value the value
         * @return this
         */
        public Builder requested(Money value) {
            return set(REQUESTED, value);
        }

        /**
         * Sets {@code tenorDays}.
         *
         * @param value Term in days.
         * @return this
         */
        public Builder tenorDays(int value) {
            return set(TENOR_DAYS, value);
        }
    }
}
