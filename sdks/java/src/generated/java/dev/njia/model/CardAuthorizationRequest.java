// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Map;
import java.util.Optional;

/**
 * A purchase that a merchant wants to make with the card.
 */
public final class CardAuthorizationRequest extends Model {
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<CardMerchantInput> MERCHANT = Prop.required("merchant", Codecs.later(() -> CardMerchantInput.SHAPE));
    private static final Prop<String> NETWORK_ID = Prop.optional("networkId", Codecs.STRING);
    private static final Prop<String> CVC = Prop.optional("cvc", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<Integer> EXP_MONTH = Prop.optional("expMonth", Codecs.INT32);
    private static final Prop<Integer> EXP_YEAR = Prop.optional("expYear", Codecs.INT32);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<CardAuthorizationRequest> SHAPE = Shape.of("CardAuthorizationRequest", CardAuthorizationRequest::new, AMOUNT_MINOR_UNITS, CURRENCY, MERCHANT, NETWORK_ID, CVC, EXP_MONTH, EXP_YEAR, METADATA);

    private CardAuthorizationRequest(Values values) {
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
     * Amount in the merchant's currency, in minor units.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * The merchant's currency; converted to that of the card, rounded up.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member merchant.
     *
     * @return the value, never null
     */
    public CardMerchantInput merchant() {
        return get(MERCHANT);
    }

    /**
     * Id of the purchase at the card network; tells a repeat from a second purchase.
     *
     * @return empty when it was left out
     */
    public Optional<String> networkId() {
        return find(NETWORK_ID);
    }

    /**
     * Security code that was entered; checked if given.
     *
     * @return empty when it was left out
     */
    public Optional<String> cvc() {
        return find(CVC);
    }

    /**
     * Month of expiry that was entered; checked if given.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> expMonth() {
        return find(EXP_MONTH);
    }

    /**
     * Year of expiry that was entered; checked if given.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> expYear() {
        return find(EXP_YEAR);
    }

    /**
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CardAuthorizationRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in the merchant's currency, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value The merchant's currency; converted to that of the card, rounded up.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code merchant}.
         *
         * @param value the value
         * @return this
         */
        public Builder merchant(CardMerchantInput value) {
            return set(MERCHANT, value);
        }

        /**
         * Sets {@code networkId}.
         *
         * @param value Id of the purchase at the card network; tells a repeat from a second purchase.
         * @return this
         */
        public Builder networkId(String value) {
            return set(NETWORK_ID, value);
        }

        /**
         * Sets {@code cvc}.
         *
         * @param value Security code that was entered; checked if given.
         * @return this
         */
        public Builder cvc(String value) {
            return set(CVC, value);
        }

        /**
         * Sets {@code expMonth}.
         *
         * @param value Month of expiry that was entered; checked if given.
         * @return this
         */
        public Builder expMonth(Integer value) {
            return set(EXP_MONTH, value);
        }

        /**
         * Sets {@code expYear}.
         *
         * @param value Year of expiry that was entered; checked if given.
         * @return this
         */
        public Builder expYear(Integer value) {
            return set(EXP_YEAR, value);
        }

        /**
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }
    }
}
