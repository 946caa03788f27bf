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
 * Kinds of identity number that can be looked up in a country.
 */
public final class ClientIdentityTypes extends Model {
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<List<IdentityType>> TYPES = Prop.required("types", Codecs.list(IdentityType.CODEC));

    /** How this type travels. */
    public static final Shape<ClientIdentityTypes> SHAPE = Shape.of("ClientIdentityTypes", ClientIdentityTypes::new, COUNTRY, TYPES);

    private ClientIdentityTypes(Values values) {
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
     * The member country.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /**
     * Kinds, the usual one first.
     *
     * @return the value, never null
     */
    public List<IdentityType> types() {
        return get(TYPES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientIdentityTypes, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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

        /**
         * Sets {@code types}.
         *
         * @param value Kinds, the usual one first.
         * @return this
         */
        public Builder types(List<IdentityType> value) {
            return set(TYPES, value);
        }
    }
}
