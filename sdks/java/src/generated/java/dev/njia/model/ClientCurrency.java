// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * How to show amounts of a currency.
 */
public final class ClientCurrency extends Model {
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING);
    private static final Prop<Integer> MINOR_UNIT_DIGITS = Prop.required("minorUnitDigits", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<ClientCurrency> SHAPE = Shape.of("ClientCurrency", ClientCurrency::new, CODE, MINOR_UNIT_DIGITS);

    private ClientCurrency(Values values) {
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
     * The member code.
     *
     * @return the value, never null
     */
    public String code() {
        return get(CODE);
    }

    /**
     * Digits after the decimal point (ISO 4217).
     *
     * @return the value, never null
     */
    public int minorUnitDigits() {
        return get(MINOR_UNIT_DIGITS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientCurrency, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code code}.
         *
         * @param value the value
         * @return this
         */
        public Builder code(String value) {
            return set(CODE, value);
        }

        /**
         * Sets {@code minorUnitDigits}.
         *
         * @param value Digits after the decimal point (ISO 4217).
         * @return this
         */
        public Builder minorUnitDigits(int value) {
            return set(MINOR_UNIT_DIGITS, value);
        }
    }
}
