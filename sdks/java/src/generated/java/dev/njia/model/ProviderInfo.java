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
 * A mobile-money provider.
 */
public final class ProviderInfo extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("provider");
    private static final Prop<MobileMoneyProvider> ID = Prop.required("id", MobileMoneyProvider.CODEC);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<List<String>> COUNTRIES = Prop.required("countries", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> RAILS = Prop.required("rails", Codecs.list(Codecs.STRING));
    private static final Prop<List<ProviderPrefixes>> PREFIXES = Prop.required("prefixes", Codecs.list(Codecs.later(() -> ProviderPrefixes.SHAPE)));

    /** How this type travels. */
    public static final Shape<ProviderInfo> SHAPE = Shape.of("ProviderInfo", ProviderInfo::new, OBJECT, ID, NAME, COUNTRIES, RAILS, PREFIXES);

    private ProviderInfo(Values values) {
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
     * The member id.
     *
     * @return the value, never null
     */
    public MobileMoneyProvider id() {
        return get(ID);
    }

    /**
     * Name to show.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * Countries in which it works.
     *
     * @return the value, never null
     */
    public List<String> countries() {
        return get(COUNTRIES);
    }

    /**
     * Rails that reach it.
     *
     * @return the value, never null
     */
    public List<String> rails() {
        return get(RAILS);
    }

    /**
     * Known number ranges; where there are none, the caller names the provider.
     *
     * @return the value, never null
     */
    public List<ProviderPrefixes> prefixes() {
        return get(PREFIXES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ProviderInfo, Builder> {
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
        public Builder id(MobileMoneyProvider value) {
            return set(ID, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name to show.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code countries}.
         *
         * @param value Countries in which it works.
         * @return this
         */
        public Builder countries(List<String> value) {
            return set(COUNTRIES, value);
        }

        /**
         * Sets {@code rails}.
         *
         * @param value Rails that reach it.
         * @return this
         */
        public Builder rails(List<String> value) {
            return set(RAILS, value);
        }

        /**
         * Sets {@code prefixes}.
         *
         * @param value Known number ranges; where there are none, the caller names the provider.
         * @return this
         */
        public Builder prefixes(List<ProviderPrefixes> value) {
            return set(PREFIXES, value);
        }
    }
}
