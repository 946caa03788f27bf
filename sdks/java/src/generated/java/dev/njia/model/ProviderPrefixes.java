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
 * Number ranges of a provider in one country.
 */
public final class ProviderPrefixes extends Model {
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<List<String>> PREFIXES = Prop.required("prefixes", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<ProviderPrefixes> SHAPE = Shape.of("ProviderPrefixes", ProviderPrefixes::new, COUNTRY, PREFIXES);

    private ProviderPrefixes(Values values) {
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
     * First digits of its numbers, dial code included.
     *
     * @return the value, never null
     */
    public List<String> prefixes() {
        return get(PREFIXES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ProviderPrefixes, Builder> {
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
         * Sets {@code prefixes}.
         *
         * @param value First digits of its numbers, dial code included.
         * @return this
         */
        public Builder prefixes(List<String> value) {
            return set(PREFIXES, value);
        }
    }
}
