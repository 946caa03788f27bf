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
 * A mobile-money wallet as answers show it.
 */
public final class MobileMoneyPartyDetails extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING).always("mobile_money");
    private static final Prop<String> MSISDN = Prop.required("msisdn", Codecs.STRING);
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.required("provider", MobileMoneyProvider.CODEC).orNull();
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> HOLDER_NAME = Prop.required("holderName", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<MobileMoneyPartyDetails> SHAPE = Shape.of("MobileMoneyPartyDetails", MobileMoneyPartyDetails::new, TYPE, MSISDN, PROVIDER, COUNTRY, HOLDER_NAME);

    private MobileMoneyPartyDetails(Values values) {
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
     * Mobile-money provider; null while it is not known.
     *
     * @return empty when it is null or was left out
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
     * Name of the wallet's holder.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> holderName() {
        return find(HOLDER_NAME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MobileMoneyPartyDetails, Builder> {
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
         * @param value Mobile-money provider; null while it is not known.
         * @return this
         */
        public Builder provider(@Nullable MobileMoneyProvider value) {
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
         * @param value Name of the wallet's holder.
         * @return this
         */
        public Builder holderName(@Nullable String value) {
            return set(HOLDER_NAME, value);
        }
    }
}
