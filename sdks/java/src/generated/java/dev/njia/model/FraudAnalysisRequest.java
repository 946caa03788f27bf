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

/**
 * What to analyze.
 * <p>
 * The more is given, the fewer signals are missing; what is missing never lowers the score silently.
 */
public final class FraudAnalysisRequest extends Model {
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<FraudTransactionType> TYPE = Prop.required("type", FraudTransactionType.CODEC);
    private static final Prop<OffsetDateTime> OCCURRED_AT = Prop.optional("occurredAt", Codecs.DATE_TIME);
    private static final Prop<String> PAYMENT_ID = Prop.optional("paymentId", Codecs.STRING);
    private static final Prop<String> TRANSACTION_ID = Prop.optional("transactionId", Codecs.STRING);
    private static final Prop<String> REFERENCE = Prop.optional("reference", Codecs.STRING);
    private static final Prop<FraudSenderInput> SENDER = Prop.optional("sender", Codecs.later(() -> FraudSenderInput.SHAPE));
    private static final Prop<FraudRecipientInput> RECIPIENT = Prop.optional("recipient", Codecs.later(() -> FraudRecipientInput.SHAPE));
    private static final Prop<FraudDeviceInput> DEVICE = Prop.optional("device", Codecs.later(() -> FraudDeviceInput.SHAPE));
    private static final Prop<FraudNetworkInput> NETWORK = Prop.optional("network", Codecs.later(() -> FraudNetworkInput.SHAPE));
    private static final Prop<FraudLocationInput> LOCATION = Prop.optional("location", Codecs.later(() -> FraudLocationInput.SHAPE));
    private static final Prop<FraudChannel> CHANNEL = Prop.optional("channel", FraudChannel.CODEC);
    private static final Prop<String> AGENT_ID = Prop.optional("agentId", Codecs.STRING);
    private static final Prop<String> MERCHANT_CATEGORY_CODE = Prop.optional("merchantCategoryCode", Codecs.STRING);
    private static final Prop<Map<String, Double>> HISTORY_OVERRIDE = Prop.optional("historyOverride", Codecs.map(Codecs.DOUBLE));
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<FraudAnalysisRequest> SHAPE = Shape.of("FraudAnalysisRequest", FraudAnalysisRequest::new, AMOUNT_MINOR_UNITS, CURRENCY, TYPE, OCCURRED_AT, PAYMENT_ID, TRANSACTION_ID, REFERENCE, SENDER, RECIPIENT, DEVICE, NETWORK, LOCATION, CHANNEL, AGENT_ID, MERCHANT_CATEGORY_CODE, HISTORY_OVERRIDE, METADATA);

    private FraudAnalysisRequest(Values values) {
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
     * The member type.
     *
     * @return the value, never null
     */
    public FraudTransactionType type() {
        return get(TYPE);
    }

    /**
     * When it happened or happens.
     * <p>
     * Without it, now.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> occurredAt() {
        return find(OCCURRED_AT);
    }

    /**
     * Payment that it is about.
     *
     * @return empty when it was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * Transaction that it is about.
     *
     * @return empty when it was left out
     */
    public Optional<String> transactionId() {
        return find(TRANSACTION_ID);
    }

    /**
     * The caller's own reference.
     * <p>
     * In test mode, `test_risk_NN` gives the score NN.
     *
     * @return empty when it was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * The member sender.
     *
     * @return empty when it was left out
     */
    public Optional<FraudSenderInput> sender() {
        return find(SENDER);
    }

    /**
     * The member recipient.
     *
     * @return empty when it was left out
     */
    public Optional<FraudRecipientInput> recipient() {
        return find(RECIPIENT);
    }

    /**
     * The member device.
     *
     * @return empty when it was left out
     */
    public Optional<FraudDeviceInput> device() {
        return find(DEVICE);
    }

    /**
     * The member network.
     *
     * @return empty when it was left out
     */
    public Optional<FraudNetworkInput> network() {
        return find(NETWORK);
    }

    /**
     * The member location.
     *
     * @return empty when it was left out
     */
    public Optional<FraudLocationInput> location() {
        return find(LOCATION);
    }

    /**
     * The member channel.
     *
     * @return empty when it was left out
     */
    public Optional<FraudChannel> channel() {
        return find(CHANNEL);
    }

    /**
     * Agent at whom it happened.
     *
     * @return empty when it was left out
     */
    public Optional<String> agentId() {
        return find(AGENT_ID);
    }

    /**
     * Merchant category code (ISO 18245).
     *
     * @return empty when it was left out
     */
    public Optional<String> merchantCategoryCode() {
        return find(MERCHANT_CATEGORY_CODE);
    }

    /**
     * The member historyOverride.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, Double>> historyOverride() {
        return find(HISTORY_OVERRIDE);
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
    public static final class Builder extends ModelBuilder<FraudAnalysisRequest, Builder> {
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
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(FraudTransactionType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code occurredAt}.
         *
         * @param value When it happened or happens.
         * @return this
         */
        public Builder occurredAt(OffsetDateTime value) {
            return set(OCCURRED_AT, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value Payment that it is about.
         * @return this
         */
        public Builder paymentId(String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value Transaction that it is about.
         * @return this
         */
        public Builder transactionId(String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value The caller's own reference.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code sender}.
         *
         * @param value the value
         * @return this
         */
        public Builder sender(FraudSenderInput value) {
            return set(SENDER, value);
        }

        /**
         * Sets {@code recipient}.
         *
         * @param value the value
         * @return this
         */
        public Builder recipient(FraudRecipientInput value) {
            return set(RECIPIENT, value);
        }

        /**
         * Sets {@code device}.
         *
         * @param value the value
         * @return this
         */
        public Builder device(FraudDeviceInput value) {
            return set(DEVICE, value);
        }

        /**
         * Sets {@code network}.
         *
         * @param value the value
         * @return this
         */
        public Builder network(FraudNetworkInput value) {
            return set(NETWORK, value);
        }

        /**
         * Sets {@code location}.
         *
         * @param value the value
         * @return this
         */
        public Builder location(FraudLocationInput value) {
            return set(LOCATION, value);
        }

        /**
         * Sets {@code channel}.
         *
         * @param value the value
         * @return this
         */
        public Builder channel(FraudChannel value) {
            return set(CHANNEL, value);
        }

        /**
         * Sets {@code agentId}.
         *
         * @param value Agent at whom it happened.
         * @return this
         */
        public Builder agentId(String value) {
            return set(AGENT_ID, value);
        }

        /**
         * Sets {@code merchantCategoryCode}.
         *
         * @param value Merchant category code (ISO 18245).
         * @return this
         */
        public Builder merchantCategoryCode(String value) {
            return set(MERCHANT_CATEGORY_CODE, value);
        }

        /**
         * Sets {@code historyOverride}.
         *
         * @param value the value
         * @return this
         */
        public Builder historyOverride(Map<String, Double> value) {
            return set(HISTORY_OVERRIDE, value);
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
