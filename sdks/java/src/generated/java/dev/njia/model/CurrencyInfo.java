// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * A supported currency.
 * <p>
 * The number of minor-unit digits is that of ISO 4217.
 */
public final class CurrencyInfo extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("currency");
    private static final Prop<String> CODE = Prop.required("code", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<Integer> MINOR_UNIT_DIGITS = Prop.required("minorUnitDigits", Codecs.INT32);
    private static final Prop<List<String>> COUNTRIES = Prop.required("countries", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<CurrencyInfo> SHAPE = Shape.of("CurrencyInfo", CurrencyInfo::new, OBJECT, CODE, NAME, MINOR_UNIT_DIGITS, COUNTRIES);

    private CurrencyInfo(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
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
     * English name.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for TND.
     *
     * @return the value, never null
     */
    public int minorUnitDigits() {
        return get(MINOR_UNIT_DIGITS);
    }

    /**
     * Countries whose main currency it is.
     *
     * @return the value, never null
     */
    public List<String> countries() {
        return get(COUNTRIES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CurrencyInfo, Builder> {
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
         * Sets {@code name}.
         *
         * @param value English name.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code minorUnitDigits}.
         *
         * @param value Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for TND.
         * @return this
         */
        public Builder minorUnitDigits(int value) {
            return set(MINOR_UNIT_DIGITS, value);
        }

        /**
         * Sets {@code countries}.
         *
         * @param value Countries whose main currency it is.
         * @return this
         */
        public Builder countries(List<String> value) {
            return set(COUNTRIES, value);
        }
    }
}
