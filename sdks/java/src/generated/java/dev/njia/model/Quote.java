// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A firm price: fee, rail and exchange rate for one payment.
 * <p>
 * It holds for 60 seconds with a currency exchange and for 10 minutes without.
 */
public final class Quote extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("quote");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<QuoteStatus> STATUS = Prop.required("status", QuoteStatus.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<AmountType> AMOUNT_TYPE = Prop.required("amountType", AmountType.CODEC);
    private static final Prop<PaymentDirection> DIRECTION = Prop.required("direction", PaymentDirection.CODEC);
    private static final Prop<String> CORRIDOR = Prop.required("corridor", Codecs.STRING);
    private static final Prop<FeeBearer> FEE_BEARER = Prop.required("feeBearer", FeeBearer.CODEC);
    private static final Prop<Money> DESTINATION_AMOUNT = Prop.required("destinationAmount", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> FEE = Prop.required("fee", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> TOTAL_DEBITED = Prop.required("totalDebited", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<FxTerms> FX = Prop.required("fx", Codecs.later(() -> FxTerms.SHAPE)).orNull();
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<RoutingDecision> ROUTING = Prop.required("routing", Codecs.later(() -> RoutingDecision.SHAPE));
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<Quote> SHAPE = Shape.of("Quote", Quote::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, STATUS, AMOUNT_MINOR_UNITS, CURRENCY, AMOUNT_TYPE, DIRECTION, CORRIDOR, FEE_BEARER, DESTINATION_AMOUNT, FEE, TOTAL_DEBITED, FX, RAIL, ROUTING, PAYMENT_ID, EXPIRES_AT, METADATA);

    private Quote(Values values) {
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
     * Id of the quote.
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
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Grows by 1 with each change of state.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * When the quote was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public QuoteStatus status() {
        return get(STATUS);
    }

    /**
     * Amount in minor units of `currency`.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member amountType.
     *
     * @return the value, never null
     */
    public AmountType amountType() {
        return get(AMOUNT_TYPE);
    }

    /**
     * The member direction.
     *
     * @return the value, never null
     */
    public PaymentDirection direction() {
        return get(DIRECTION);
    }

    /**
     * The member corridor.
     *
     * @return the value, never null
     */
    public String corridor() {
        return get(CORRIDOR);
    }

    /**
     * The member feeBearer.
     *
     * @return the value, never null
     */
    public FeeBearer feeBearer() {
        return get(FEE_BEARER);
    }

    /**
     * The member destinationAmount.
     *
     * @return the value, never null
     */
    public Money destinationAmount() {
        return get(DESTINATION_AMOUNT);
    }

    /**
     * The member fee.
     *
     * @return the value, never null
     */
    public Money fee() {
        return get(FEE);
    }

    /**
     * What a payout would take from the account; null for a collection.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> totalDebited() {
        return find(TOTAL_DEBITED);
    }

    /**
     * Terms of the currency exchange; null when both sides have one currency.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FxTerms> fx() {
        return find(FX);
    }

    /**
     * The member rail.
     *
     * @return the value, never null
     */
    public String rail() {
        return get(RAIL);
    }

    /**
     * The member routing.
     *
     * @return the value, never null
     */
    public RoutingDecision routing() {
        return get(ROUTING);
    }

    /**
     * Payment that used the quote.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * Until when the price binds.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /**
     * The member metadata.
     *
     * @return the value, never null
     */
    public Map<String, String> metadata() {
        return get(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Quote, Builder> {
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
         * @param value Id of the quote.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Grows by 1 with each change of state.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the quote was made.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(QuoteStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of `currency`.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code amountType}.
         *
         * @param value the value
         * @return this
         */
        public Builder amountType(AmountType value) {
            return set(AMOUNT_TYPE, value);
        }

        /**
         * Sets {@code direction}.
         *
         * @param value the value
         * @return this
         */
        public Builder direction(PaymentDirection value) {
            return set(DIRECTION, value);
        }

        /**
         * Sets {@code corridor}.
         *
         * @param value the value
         * @return this
         */
        public Builder corridor(String value) {
            return set(CORRIDOR, value);
        }

        /**
         * Sets {@code feeBearer}.
         *
         * @param value the value
         * @return this
         */
        public Builder feeBearer(FeeBearer value) {
            return set(FEE_BEARER, value);
        }

        /**
         * Sets {@code destinationAmount}.
         *
         * @param value the value
         * @return this
         */
        public Builder destinationAmount(Money value) {
            return set(DESTINATION_AMOUNT, value);
        }

        /**
         * Sets {@code fee}.
         *
         * @param value the value
         * @return this
         */
        public Builder fee(Money value) {
            return set(FEE, value);
        }

        /**
         * Sets {@code totalDebited}.
         *
         * @param value What a payout would take from the account; null for a collection.
         * @return this
         */
        public Builder totalDebited(@Nullable Money value) {
            return set(TOTAL_DEBITED, value);
        }

        /**
         * Sets {@code fx}.
         *
         * @param value Terms of the currency exchange; null when both sides have one currency.
         * @return this
         */
        public Builder fx(@Nullable FxTerms value) {
            return set(FX, value);
        }

        /**
         * Sets {@code rail}.
         *
         * @param value the value
         * @return this
         */
        public Builder rail(String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code routing}.
         *
         * @param value the value
         * @return this
         */
        public Builder routing(RoutingDecision value) {
            return set(ROUTING, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value Payment that used the quote.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value Until when the price binds.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
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
