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
 * The wallet to pay from.
 */
public final class ClientQuoteRequest extends Model {
    private static final Prop<String> MSISDN = Prop.required("msisdn", Codecs.STRING);
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.optional("provider", MobileMoneyProvider.CODEC);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);

    /** How this type travels. */
    public static final Shape<ClientQuoteRequest> SHAPE = Shape.of("ClientQuoteRequest", ClientQuoteRequest::new, MSISDN, PROVIDER, COUNTRY, AMOUNT_MINOR_UNITS);

    private ClientQuoteRequest(Values values) {
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
     * Number of the visitor's wallet.
     *
     * @return the value, never null
     */
    public String msisdn() {
        return get(MSISDN);
    }

    /**
     * Wallet; found from the number if absent.
     *
     * @return empty when it was left out
     */
    public Optional<MobileMoneyProvider> provider() {
        return find(PROVIDER);
    }

    /**
     * Country of the wallet; found from the number if absent.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * Amount in minor units; only if the widget does not lock it.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ClientQuoteRequest, Builder> {
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
         * @param value Number of the visitor's wallet.
         * @return this
         */
        public Builder msisdn(String value) {
            return set(MSISDN, value);
        }

        /**
         * Sets {@code provider}.
         *
         * @param value Wallet; found from the number if absent.
         * @return this
         */
        public Builder provider(MobileMoneyProvider value) {
            return set(PROVIDER, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value Country of the wallet; found from the number if absent.
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units; only if the widget does not lock it.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }
    }
}
