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
 * A credit score with the points of every feature, which add up exactly, and the main reasons.
 */
public final class CreditScore extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("credit_score");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<String> CUSTOMER_ID = Prop.required("customerId", Codecs.STRING).orNull();
    private static final Prop<CreditSubject> SUBJECT = Prop.required("subject", Codecs.later(() -> CreditSubject.SHAPE));
    private static final Prop<Integer> SCORE = Prop.required("score", Codecs.INT32).orNull();
    private static final Prop<CreditScoreRange> SCORE_RANGE = Prop.required("scoreRange", Codecs.later(() -> CreditScoreRange.SHAPE));
    private static final Prop<CreditGrade> GRADE = Prop.required("grade", CreditGrade.CODEC).orNull();
    private static final Prop<Double> PROBABILITY_OF_DEFAULT = Prop.required("probabilityOfDefault", Codecs.DOUBLE).orNull();
    private static final Prop<CreditDecision> DECISION = Prop.required("decision", CreditDecision.CODEC);
    private static final Prop<Money> RECOMMENDED_LIMIT = Prop.required("recommendedLimit", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Integer> RECOMMENDED_TENOR_DAYS = Prop.required("recommendedTenorDays", Codecs.INT32).orNull();
    private static final Prop<Integer> BASE_SCORE = Prop.required("baseScore", Codecs.INT32);
    private static final Prop<List<CreditContribution>> CONTRIBUTIONS = Prop.required("contributions", Codecs.list(Codecs.later(() -> CreditContribution.SHAPE)));
    private static final Prop<List<CreditReason>> REASONS = Prop.required("reasons", Codecs.list(Codecs.later(() -> CreditReason.SHAPE)));
    private static final Prop<Map<String, @Nullable Double>> FEATURES = Prop.required("features", Codecs.map(Codecs.nullable(Codecs.DOUBLE)));
    private static final Prop<CreditDataCoverage> DATA_COVERAGE = Prop.required("dataCoverage", Codecs.later(() -> CreditDataCoverage.SHAPE));
    private static final Prop<ModelInfo> MODEL = Prop.required("model", Codecs.later(() -> ModelInfo.SHAPE));
    private static final Prop<Consent> CONSENT = Prop.required("consent", Codecs.later(() -> Consent.SHAPE));
    private static final Prop<OffsetDateTime> VALID_UNTIL = Prop.required("validUntil", Codecs.DATE_TIME);
    private static final Prop<Customer> CUSTOMER = Prop.optional("customer", Codecs.later(() -> Customer.SHAPE));

    /** How this type travels. */
    public static final Shape<CreditScore> SHAPE = Shape.of("CreditScore", CreditScore::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, CUSTOMER_ID, SUBJECT, SCORE, SCORE_RANGE, GRADE, PROBABILITY_OF_DEFAULT, DECISION, RECOMMENDED_LIMIT, RECOMMENDED_TENOR_DAYS, BASE_SCORE, CONTRIBUTIONS, REASONS, FEATURES, DATA_COVERAGE, MODEL, CONSENT, VALID_UNTIL, CUSTOMER);

    private CreditScore(Values values) {
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
     * Id of the score.
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
     * When the score was made.
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
     * Scored customer; null when a subject was given.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * The member subject.
     *
     * @return the value, never null
     */
    public CreditSubject subject() {
        return get(SUBJECT);
    }

    /**
     * The score, higher is better; null when the data does not suffice.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> score() {
        return find(SCORE);
    }

    /**
     * The member scoreRange.
     *
     * @return the value, never null
     */
    public CreditScoreRange scoreRange() {
        return get(SCORE_RANGE);
    }

    /**
     * The score as a grade; null without a score.
     *
     * @return empty when it is null or was left out
     */
    public Optional<CreditGrade> grade() {
        return find(GRADE);
    }

    /**
     * Estimated probability of default; null without a score.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> probabilityOfDefault() {
        return find(PROBABILITY_OF_DEFAULT);
    }

    /**
     * The member decision.
     *
     * @return the value, never null
     */
    public CreditDecision decision() {
        return get(DECISION);
    }

    /**
     * Amount that the person can bear; null without a score or a product.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> recommendedLimit() {
        return find(RECOMMENDED_LIMIT);
    }

    /**
     * Term in days; null without a score or a product.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> recommendedTenorDays() {
        return find(RECOMMENDED_TENOR_DAYS);
    }

    /**
     * Score of the average applicant.
     *
     * @return the value, never null
     */
    public int baseScore() {
        return get(BASE_SCORE);
    }

    /**
     * Points of all features; empty without a score.
     *
     * @return the value, never null
     */
    public List<CreditContribution> contributions() {
        return get(CONTRIBUTIONS);
    }

    /**
     * Main reasons: at most 4 negative ones, then at most 3 positive ones.
     *
     * @return the value, never null
     */
    public List<CreditReason> reasons() {
        return get(REASONS);
    }

    /**
     * The member features.
     *
     * @return the value, never null
     */
    public Map<String, @Nullable Double> features() {
        return get(FEATURES);
    }

    /**
     * The member dataCoverage.
     *
     * @return the value, never null
     */
    public CreditDataCoverage dataCoverage() {
        return get(DATA_COVERAGE);
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
     * The member consent.
     *
     * @return the value, never null
     */
    public Consent consent() {
        return get(CONSENT);
    }

    /**
     * Until when the score should be used, 30 days after it was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime validUntil() {
        return get(VALID_UNTIL);
    }

    /**
     * The customer; only with `expand=customer`.
     *
     * @return empty when it was left out
     */
    public Optional<Customer> customer() {
        return find(CUSTOMER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditScore, Builder> {
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
         * @param value Id of the score.
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
         * @param value When the score was made.
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
         * Sets {@code customerId}.
         *
         * @param value Scored customer; null when a subject was given.
         * @return this
         */
        public Builder customerId(@Nullable String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code subject}.
         *
         * @param value the value
         * @return this
         */
        public Builder subject(CreditSubject value) {
            return set(SUBJECT, value);
        }

        /**
         * Sets {@code score}.
         *
         * @param value The score, higher is better; null when the data does not suffice.
         * @return this
         */
        public Builder score(@Nullable Integer value) {
            return set(SCORE, value);
        }

        /**
         * Sets {@code scoreRange}.
         *
         * @param value the value
         * @return this
         */
        public Builder scoreRange(CreditScoreRange value) {
            return set(SCORE_RANGE, value);
        }

        /**
         * Sets {@code grade}.
         *
         * @param value The score as a grade; null without a score.
         * @return this
         */
        public Builder grade(@Nullable CreditGrade value) {
            return set(GRADE, value);
        }

        /**
         * Sets {@code probabilityOfDefault}.
         *
         * @param value Estimated probability of default; null without a score.
         * @return this
         */
        public Builder probabilityOfDefault(@Nullable Double value) {
            return set(PROBABILITY_OF_DEFAULT, value);
        }

        /**
         * Sets {@code decision}.
         *
         * @param value the value
         * @return this
         */
        public Builder decision(CreditDecision value) {
            return set(DECISION, value);
        }

        /**
         * Sets {@code recommendedLimit}.
         *
         * @param value Amount that the person can bear; null without a score or a product.
         * @return this
         */
        public Builder recommendedLimit(@Nullable Money value) {
            return set(RECOMMENDED_LIMIT, value);
        }

        /**
         * Sets {@code recommendedTenorDays}.
         *
         * @param value Term in days; null without a score or a product.
         * @return this
         */
        public Builder recommendedTenorDays(@Nullable Integer value) {
            return set(RECOMMENDED_TENOR_DAYS, value);
        }

        /**
         * Sets {@code baseScore}.
         *
         * @param value Score of the average applicant.
         * @return this
         */
        public Builder baseScore(int value) {
            return set(BASE_SCORE, value);
        }

        /**
         * Sets {@code contributions}.
         *
         * @param value Points of all features; empty without a score.
         * @return this
         */
        public Builder contributions(List<CreditContribution> value) {
            return set(CONTRIBUTIONS, value);
        }

        /**
         * Sets {@code reasons}.
         *
         * @param value Main reasons: at most 4 negative ones, then at most 3 positive ones.
         * @return this
         */
        public Builder reasons(List<CreditReason> value) {
            return set(REASONS, value);
        }

        /**
         * Sets {@code features}.
         *
         * @param value the value
         * @return this
         */
        public Builder features(Map<String, @Nullable Double> value) {
            return set(FEATURES, value);
        }

        /**
         * Sets {@code dataCoverage}.
         *
         * @param value the value
         * @return this
         */
        public Builder dataCoverage(CreditDataCoverage value) {
            return set(DATA_COVERAGE, value);
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
         * Sets {@code consent}.
         *
         * @param value the value
         * @return this
         */
        public Builder consent(Consent value) {
            return set(CONSENT, value);
        }

        /**
         * Sets {@code validUntil}.
         *
         * @param value Until when the score should be used, 30 days after it was made.
         * @return this
         */
        public Builder validUntil(OffsetDateTime value) {
            return set(VALID_UNTIL, value);
        }

        /**
         * Sets {@code customer}.
         *
         * @param value The customer; only with `expand=customer`.
         * @return this
         */
        public Builder customer(Customer value) {
            return set(CUSTOMER, value);
        }
    }
}
