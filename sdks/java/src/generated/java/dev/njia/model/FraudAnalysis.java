// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A risk score with its reasons and a decision under the tenant's policy.
 * <p>
 * Same inputs and same model give the same score.
 */
public final class FraudAnalysis extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("fraud_analysis");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<FraudTransactionType> TYPE = Prop.required("type", FraudTransactionType.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING).orNull();
    private static final Prop<Integer> RISK_SCORE = Prop.required("riskScore", Codecs.INT32);
    private static final Prop<FraudRiskLevel> RISK_LEVEL = Prop.required("riskLevel", FraudRiskLevel.CODEC);
    private static final Prop<FraudDecision> DECISION = Prop.required("decision", FraudDecision.CODEC);
    private static final Prop<List<FraudReason>> REASONS = Prop.required("reasons", Codecs.list(Codecs.later(() -> FraudReason.SHAPE)));
    private static final Prop<Integer> SIGNALS_EVALUATED = Prop.required("signalsEvaluated", Codecs.INT32);
    private static final Prop<List<String>> SIGNALS_MISSING = Prop.required("signalsMissing", Codecs.list(Codecs.STRING));
    private static final Prop<FraudPolicySnapshot> POLICY = Prop.required("policy", Codecs.later(() -> FraudPolicySnapshot.SHAPE));
    private static final Prop<ModelInfo> MODEL = Prop.required("model", Codecs.later(() -> ModelInfo.SHAPE));
    private static final Prop<Integer> LATENCY_MS = Prop.required("latencyMs", Codecs.INT32);
    private static final Prop<String> PAYMENT_ID = Prop.required("paymentId", Codecs.STRING).orNull();
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING).orNull();
    private static final Prop<String> USED_BY_PAYMENT_ID = Prop.required("usedByPaymentId", Codecs.STRING).orNull();
    private static final Prop<FraudFeedback> FEEDBACK = Prop.required("feedback", Codecs.later(() -> FraudFeedback.SHAPE)).orNull();
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<FraudAnalysis> SHAPE = Shape.of("FraudAnalysis", FraudAnalysis::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, TYPE, AMOUNT_MINOR_UNITS, CURRENCY, REFERENCE, RISK_SCORE, RISK_LEVEL, DECISION, REASONS, SIGNALS_EVALUATED, SIGNALS_MISSING, POLICY, MODEL, LATENCY_MS, PAYMENT_ID, TRANSACTION_ID, USED_BY_PAYMENT_ID, FEEDBACK, METADATA);

    private FraudAnalysis(Values values) {
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
     * Id of the analysis.
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
     * Grows by 1 with each change.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * When the analysis was made.
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
     * The member type.
     *
     * @return the value, never null
     */
    public FraudTransactionType type() {
        return get(TYPE);
    }

    /**
     * Analyzed amount in minor units of `currency`.
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
     * The caller's reference.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * Risk from 0 (none) to 100.
     *
     * @return the value, never null
     */
    public int riskScore() {
        return get(RISK_SCORE);
    }

    /**
     * The member riskLevel.
     *
     * @return the value, never null
     */
    public FraudRiskLevel riskLevel() {
        return get(RISK_LEVEL);
    }

    /**
     * The member decision.
     *
     * @return the value, never null
     */
    public FraudDecision decision() {
        return get(DECISION);
    }

    /**
     * Reasons, heaviest first; at least one.
     *
     * @return the value, never null
     */
    public List<FraudReason> reasons() {
        return get(REASONS);
    }

    /**
     * Number of signals that could be worked out.
     *
     * @return the value, never null
     */
    public int signalsEvaluated() {
        return get(SIGNALS_EVALUATED);
    }

    /**
     * Signals whose inputs were missing.
     *
     * @return the value, never null
     */
    public List<String> signalsMissing() {
        return get(SIGNALS_MISSING);
    }

    /**
     * The member policy.
     *
     * @return the value, never null
     */
    public FraudPolicySnapshot policy() {
        return get(POLICY);
    }

    /**
     * The member model.
     *
     * @return the value, never null
     */
    public ModelInfo model() {
        return get(MODEL);
    }

    /**
     * Duration of the analysis in milliseconds.
     *
     * @return the value, never null
     */
    public int latencyMs() {
        return get(LATENCY_MS);
    }

    /**
     * Payment that it is about.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> paymentId() {
        return find(PAYMENT_ID);
    }

    /**
     * Transaction that it is about.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> transactionId() {
        return find(TRANSACTION_ID);
    }

    /**
     * Payment that was made with it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> usedByPaymentId() {
        return find(USED_BY_PAYMENT_ID);
    }

    /**
     * What it turned out to be; null until somebody told.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FraudFeedback> feedback() {
        return find(FEEDBACK);
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
    public static final class Builder extends ModelBuilder<FraudAnalysis, Builder> {
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
         * @param value Id of the analysis.
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
         * @param value Grows by 1 with each change.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the analysis was made.
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
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(FraudTransactionType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Analyzed amount in minor units of `currency`.
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
         * Sets {@code reference}.
         *
         * @param value The caller's reference.
         * @return this
         */
        public Builder reference(@Nullable String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code riskScore}.
         *
         * @param value Risk from 0 (none) to 100.
         * @return this
         */
        public Builder riskScore(int value) {
            return set(RISK_SCORE, value);
        }

        /**
         * Sets {@code riskLevel}.
         *
         * @param value the value
         * @return this
         */
        public Builder riskLevel(FraudRiskLevel value) {
            return set(RISK_LEVEL, value);
        }

        /**
         * Sets {@code decision}.
         *
         * @param value the value
         * @return this
         */
        public Builder decision(FraudDecision value) {
            return set(DECISION, value);
        }

        /**
         * Sets {@code reasons}.
         *
         * @param value Reasons, heaviest first; at least one.
         * @return this
         */
        public Builder reasons(List<FraudReason> value) {
            return set(REASONS, value);
        }

        /**
         * Sets {@code signalsEvaluated}.
         *
         * @param value Number of signals that could be worked out.
         * @return this
         */
        public Builder signalsEvaluated(int value) {
            return set(SIGNALS_EVALUATED, value);
        }

        /**
         * Sets {@code signalsMissing}.
         *
         * @param value Signals whose inputs were missing.
         * @return this
         */
        public Builder signalsMissing(List<String> value) {
            return set(SIGNALS_MISSING, value);
        }

        /**
         * Sets {@code policy}.
         *
         * @param value the value
         * @return this
         */
        public Builder policy(FraudPolicySnapshot value) {
            return set(POLICY, value);
        }

        /**
         * Sets {@code model}.
         *
         * @param value the value
         * @return this
         */
        public Builder model(ModelInfo value) {
            return set(MODEL, value);
        }

        /**
         * Sets {@code latencyMs}.
         *
         * @param value Duration of the analysis in milliseconds.
         * @return this
         */
        public Builder latencyMs(int value) {
            return set(LATENCY_MS, value);
        }

        /**
         * Sets {@code paymentId}.
         *
         * @param value Payment that it is about.
         * @return this
         */
        public Builder paymentId(@Nullable String value) {
            return set(PAYMENT_ID, value);
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value Transaction that it is about.
         * @return this
         */
        public Builder transactionId(@Nullable String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code usedByPaymentId}.
         *
         * @param value Payment that was made with it.
         * @return this
         */
        public Builder usedByPaymentId(@Nullable String value) {
            return set(USED_BY_PAYMENT_ID, value);
        }

        /**
         * Sets {@code feedback}.
         *
         * @param value What it turned out to be; null until somebody told.
         * @return this
         */
        public Builder feedback(@Nullable FraudFeedback value) {
            return set(FEEDBACK, value);
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
