// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Maps the beginning of phone numbers to a provider.
 */
public final class ClientWalletPrefix extends Model {
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> PREFIX = Prop.required("prefix", Codecs.STRING);
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.required("provider", MobileMoneyProvider.CODEC);

    /** How this type travels. */
    public static final Shape<ClientWalletPrefix> SHAPE = Shape.of("ClientWalletPrefix", ClientWalletPrefix::new, COUNTRY, PREFIX, PROVIDER);

    private ClientWalletPrefix(Values values) {
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
     * First digits, with `+` and country code.
     *
     * @return the value, never null
     */
    public String prefix() {
        return get(PREFIX);
    }

    /**
     * The member provider.
     *
     * @return the value, never null
     */
    public MobileMoneyProvider provider() {
        return get(PROVIDER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientWalletPrefix, Builder> {
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
         * Sets {@code prefix}.
         *
         * @param value First digits, with `+` and country code.
         * @return this
         */
        public Builder prefix(String value) {
            return set(PREFIX, value);
        }

        /**
         * Sets {@code provider}.
         *
         * @param value the value
         * @return this
         */
        public Builder provider(MobileMoneyProvider value) {
            return set(PROVIDER, value);
        }
    }
}
