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
 * Postal address as stored.
 */
public final class Address extends Model {
    private static final Prop<String> LINE1 = Prop.required("line1", Codecs.STRING).orNull();
    private static final Prop<String> LINE2 = Prop.required("line2", Codecs.STRING).orNull();
    private static final Prop<String> CITY = Prop.required("city", Codecs.STRING).orNull();
    private static final Prop<String> REGION = Prop.required("region", Codecs.STRING).orNull();
    private static final Prop<String> POSTAL_CODE = Prop.required("postalCode", Codecs.STRING).orNull();
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<Address> SHAPE = Shape.of("Address", Address::new, LINE1, LINE2, CITY, REGION, POSTAL_CODE, COUNTRY);

    private Address(Values values) {
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
     * Street and number, or the landmark that people go by.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> line1() {
        return find(LINE1);
    }

    /**
     * Further line.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> line2() {
        return find(LINE2);
    }

    /**
     * Town or city.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> city() {
        return find(CITY);
    }

    /**
     * Region, state or county.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> region() {
        return find(REGION);
    }

    /**
     * Postal code; many countries have none.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> postalCode() {
        return find(POSTAL_CODE);
    }

    /**
     * The member country.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Address, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code line1}.
         *
         * @param value Street and number, or the landmark that people go by.
         * @return this
         */
        public Builder line1(@Nullable String value) {
            return set(LINE1, value);
        }

        /**
         * Sets {@code line2}.
         *
         * @param value Further line.
         * @return this
         */
        public Builder line2(@Nullable String value) {
            return set(LINE2, value);
        }

        /**
         * Sets {@code city}.
         *
         * @param value Town or city.
         * @return this
         */
        public Builder city(@Nullable String value) {
            return set(CITY, value);
        }

        /**
         * Sets {@code region}.
         *
         * @param value Region, state or county.
         * @return this
         */
        public Builder region(@Nullable String value) {
            return set(REGION, value);
        }

        /**
         * Sets {@code postalCode}.
         *
         * @param value Postal code; many countries have none.
         * @return this
         */
        public Builder postalCode(@Nullable String value) {
            return set(POSTAL_CODE, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value the value
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }
    }
}
