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
 * A pair of countries and currencies between which payments run.
 */
public final class Corridor extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("corridor");
    private static final Prop<String> SOURCE_COUNTRY = Prop.required("sourceCountry", Codecs.STRING);
    private static final Prop<String> DESTINATION_COUNTRY = Prop.required("destinationCountry", Codecs.STRING);
    private static final Prop<String> SOURCE_CURRENCY = Prop.required("sourceCurrency", Codecs.STRING);
    private static final Prop<String> DESTINATION_CURRENCY = Prop.required("destinationCurrency", Codecs.STRING);
    private static final Prop<List<String>> RAILS = Prop.required("rails", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> ACTIVE = Prop.required("active", Codecs.BOOLEAN);

    /** How this type travels. */
    public static final Shape<Corridor> SHAPE = Shape.of("Corridor", Corridor::new, ID, OBJECT, SOURCE_COUNTRY, DESTINATION_COUNTRY, SOURCE_CURRENCY, DESTINATION_CURRENCY, RAILS, ACTIVE);

    private Corridor(Values values) {
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
     * The member id.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
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
     * The member sourceCountry.
     *
     * @return the value, never null
     */
    public String sourceCountry() {
        return get(SOURCE_COUNTRY);
    }

    /**
     * The member destinationCountry.
     *
     * @return the value, never null
     */
    public String destinationCountry() {
        return get(DESTINATION_COUNTRY);
    }

    /**
     * The member sourceCurrency.
     *
     * @return the value, never null
     */
    public String sourceCurrency() {
        return get(SOURCE_CURRENCY);
    }

    /**
     * The member destinationCurrency.
     *
     * @return the value, never null
     */
    public String destinationCurrency() {
        return get(DESTINATION_CURRENCY);
    }

    /**
     * Rails that serve it.
     *
     * @return the value, never null
     */
    public List<String> rails() {
        return get(RAILS);
    }

    /**
     * Whether payments are accepted.
     *
     * @return the value, never null
     */
    public boolean active() {
        return get(ACTIVE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Corridor, Builder> {
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
         * @param value the value
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code sourceCountry}.
         *
         * @param value the value
         * @return this
         */
        public Builder sourceCountry(String value) {
            return set(SOURCE_COUNTRY, value);
        }

        /**
         * Sets {@code destinationCountry}.
         *
         * @param value the value
         * @return this
         */
        public Builder destinationCountry(String value) {
            return set(DESTINATION_COUNTRY, value);
        }

        /**
         * Sets {@code sourceCurrency}.
         *
         * @param value the value
         * @return this
         */
        public Builder sourceCurrency(String value) {
            return set(SOURCE_CURRENCY, value);
        }

        /**
         * Sets {@code destinationCurrency}.
         *
         * @param value the value
         * @return this
         */
        public Builder destinationCurrency(String value) {
            return set(DESTINATION_CURRENCY, value);
        }

        /**
         * Sets {@code rails}.
         *
         * @param value Rails that serve it.
         * @return this
         */
        public Builder rails(List<String> value) {
            return set(RAILS, value);
        }

        /**
         * Sets {@code active}.
         *
         * @param value Whether payments are accepted.
         * @return this
         */
        public Builder active(boolean value) {
            return set(ACTIVE, value);
        }
    }
}
