// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * A mobile-money wallet.
 */
public final class MobileMoneyParty extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING).always("mobile_money");
    private static final Prop<String> MSISDN = Prop.required("msisdn", Codecs.STRING);
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.optional("provider", MobileMoneyProvider.CODEC);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> HOLDER_NAME = Prop.optional("holderName", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<MobileMoneyParty> SHAPE = Shape.of("MobileMoneyParty", MobileMoneyParty::new, TYPE, MSISDN, PROVIDER, COUNTRY, HOLDER_NAME);

    private MobileMoneyParty(Values values) {
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
     * Kind of party.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * The member msisdn.
     *
     * @return the value, never null
     */
    public String msisdn() {
        return get(MSISDN);
    }

    /**
     * The member provider.
     *
     * @return empty when it was left out
     */
    public Optional<MobileMoneyProvider> provider() {
        return find(PROVIDER);
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
     * Name of the wallet's holder; compared where the provider allows it.
     *
     * @return empty when it was left out
     */
    public Optional<String> holderName() {
        return find(HOLDER_NAME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MobileMoneyParty, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code msisdn}.
         *
         * @param value the value
         * @return this
         */
        public Builder msisdn(String value) {
            return set(MSISDN, value);
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
         * Sets {@code holderName}.
         *
         * @param value Name of the wallet's holder; compared where the provider allows it.
         * @return this
         */
        public Builder holderName(String value) {
            return set(HOLDER_NAME, value);
        }
    }
}
