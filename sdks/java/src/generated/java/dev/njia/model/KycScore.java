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
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An identity assessment: checks, a score from 0 to 100, a decision, a tier, and what is missing for the next
 * one.
 */
public final class KycScore extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("kyc_score");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<KycScoreStatus> STATUS = Prop.required("status", KycScoreStatus.CODEC);
    private static final Prop<Integer> SCORE = Prop.required("score", Codecs.INT32).orNull();
    private static final Prop<KycDecision> DECISION = Prop.required("decision", KycDecision.CODEC).orNull();
    private static final Prop<KycTier> TIER = Prop.required("tier", KycTier.CODEC);
    private static final Prop<List<KycCheckResult>> CHECKS = Prop.required("checks", Codecs.list(Codecs.later(() -> KycCheckResult.SHAPE)));
    private static final Prop<KycMatches> MATCHES = Prop.required("matches", Codecs.later(() -> KycMatches.SHAPE));
    private static final Prop<KycScreening> SCREENING = Prop.required("screening", Codecs.later(() -> KycScreening.SHAPE));
    private static final Prop<List<KycCheckType>> MISSING_FOR_NEXT_TIER = Prop.required("missingForNextTier", Codecs.list(KycCheckType.CODEC));
    private static final Prop<KycTierLimits> TIER_LIMITS = Prop.required("tierLimits", Codecs.later(() -> KycTierLimits.SHAPE));
    private static final Prop<List<String>> RISK_FLAGS = Prop.required("riskFlags", Codecs.list(Codecs.STRING));
    private static final Prop<KycIdentity> IDENTITY = Prop.required("identity", Codecs.later(() -> KycIdentity.SHAPE)).orNull();
    private static final Prop<KycProvider> PROVIDER = Prop.required("provider", Codecs.later(() -> KycProvider.SHAPE));
    private static final Prop<String> CUSTOMER_ID = Prop.required("customerId", Codecs.STRING).orNull();
    private static final Prop<Consent> CONSENT = Prop.required("consent", Codecs.later(() -> Consent.SHAPE));
    private static final Prop<OffsetDateTime> VALID_UNTIL = Prop.required("validUntil", Codecs.DATE_TIME).orNull();
    private static final Prop<KycReview> REVIEW = Prop.required("review", Codecs.later(() -> KycReview.SHAPE)).orNull();
    private static final Prop<OffsetDateTime> COMPLETED_AT = Prop.required("completedAt", Codecs.DATE_TIME).orNull();

    /** How this type travels. */
    public static final Shape<KycScore> SHAPE = Shape.of("KycScore", KycScore::new, ID, OBJECT, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION, STATUS, SCORE, DECISION, TIER, CHECKS, MATCHES, SCREENING, MISSING_FOR_NEXT_TIER, TIER_LIMITS, RISK_FLAGS, IDENTITY, PROVIDER, CUSTOMER_ID, CONSENT, VALID_UNTIL, REVIEW, COMPLETED_AT);

    private KycScore(Values values) {
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
     * Id of the assessment.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * True for live data, false for test data.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When it was created (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed (UTC).
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Counts the state changes of this resource, from 1.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public KycScoreStatus status() {
        return get(STATUS);
    }

    /**
     * From 0 to 100; null while processing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> score() {
        return find(SCORE);
    }

    /**
     * Null while processing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<KycDecision> decision() {
        return find(DECISION);
    }

    /**
     * The member tier.
     *
     * @return the value, never null
     */
    public KycTier tier() {
        return get(TIER);
    }

    /**
     * Checks that were run.
     *
     * @return the value, never null
     */
    public List<KycCheckResult> checks() {
        return get(CHECKS);
    }

    /**
     * The member matches.
     *
     * @return the value, never null
     */
    public KycMatches matches() {
        return get(MATCHES);
    }

    /**
     * The member screening.
     *
     * @return the value, never null
     */
    public KycScreening screening() {
        return get(SCREENING);
    }

    /**
     * Checks that the next tier still needs; empty at `tier_3`.
     *
     * @return the value, never null
     */
    public List<KycCheckType> missingForNextTier() {
        return get(MISSING_FOR_NEXT_TIER);
    }

    /**
     * The member tierLimits.
     *
     * @return the value, never null
     */
    public KycTierLimits tierLimits() {
        return get(TIER_LIMITS);
    }

    /**
     * Warnings such as `possible_duplicate_identity`.
     * <p>
     * `aml_risk_medium` or `aml_risk_high` tells the risk of money laundering; without one of them it is low.
     *
     * @return the value, never null
     */
    public List<String> riskFlags() {
        return get(RISK_FLAGS);
    }

    /**
     * The identity that was looked up; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<KycIdentity> identity() {
        return find(IDENTITY);
    }

    /**
     * The member provider.
     *
     * @return the value, never null
     */
    public KycProvider provider() {
        return get(PROVIDER);
    }

    /**
     * The customer; null for a bare subject.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
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
     * When it should be repeated; null while processing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> validUntil() {
        return find(VALID_UNTIL);
    }

    /**
     * Decision of a person; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<KycReview> review() {
        return find(REVIEW);
    }

    /**
     * When it finished; null while processing.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> completedAt() {
        return find(COMPLETED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycScore, Builder> {
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
         * @param value Id of the assessment.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value True for live data, false for test data.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was created (UTC).
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed (UTC).
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Counts the state changes of this resource, from 1.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(KycScoreStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code score}.
         *
         * @param value From 0 to 100; null while processing.
         * @return this
         */
        public Builder score(@Nullable Integer value) {
            return set(SCORE, value);
        }

        /**
         * Sets {@code decision}.
         *
         * @param value Null while processing.
         * @return this
         */
        public Builder decision(@Nullable KycDecision value) {
            return set(DECISION, value);
        }

        /**
         * Sets {@code tier}.
         *
         * @param value the value
         * @return this
         */
        public Builder tier(KycTier value) {
            return set(TIER, value);
        }

        /**
         * Sets {@code checks}.
         *
         * @param value Checks that were run.
         * @return this
         */
        public Builder checks(List<KycCheckResult> value) {
            return set(CHECKS, value);
        }

        /**
         * Sets {@code matches}.
         *
         * @param value the value
         * @return this
         */
        public Builder matches(KycMatches value) {
            return set(MATCHES, value);
        }

        /**
         * Sets {@code screening}.
         *
         * @param value the value
         * @return this
         */
        public Builder screening(KycScreening value) {
            return set(SCREENING, value);
        }

        /**
         * Sets {@code missingForNextTier}.
         *
         * @param value Checks that the next tier still needs; empty at `tier_3`.
         * @return this
         */
        public Builder missingForNextTier(List<KycCheckType> value) {
            return set(MISSING_FOR_NEXT_TIER, value);
        }

        /**
         * Sets {@code tierLimits}.
         *
         * @param value the value
         * @return this
         */
        public Builder tierLimits(KycTierLimits value) {
            return set(TIER_LIMITS, value);
        }

        /**
         * Sets {@code riskFlags}.
         *
         * @param value Warnings such as `possible_duplicate_identity`.
         * @return this
         */
        public Builder riskFlags(List<String> value) {
            return set(RISK_FLAGS, value);
        }

        /**
         * Sets {@code identity}.
         *
         * @param value The identity that was looked up; null without one.
         * @return this
         */
        public Builder identity(@Nullable KycIdentity value) {
            return set(IDENTITY, value);
        }

        /**
         * Sets {@code provider}.
         *
         * @param value the value
         * @return this
         */
        public Builder provider(KycProvider value) {
            return set(PROVIDER, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value The customer; null for a bare subject.
         * @return this
         */
        public Builder customerId(@Nullable String value) {
            return set(CUSTOMER_ID, value);
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
         * @param value When it should be repeated; null while processing.
         * @return this
         */
        public Builder validUntil(@Nullable OffsetDateTime value) {
            return set(VALID_UNTIL, value);
        }

        /**
         * Sets {@code review}.
         *
         * @param value Decision of a person; null without one.
         * @return this
         */
        public Builder review(@Nullable KycReview value) {
            return set(REVIEW, value);
        }

        /**
         * Sets {@code completedAt}.
         *
         * @param value When it finished; null while processing.
         * @return this
         */
        public Builder completedAt(@Nullable OffsetDateTime value) {
            return set(COMPLETED_AT, value);
        }
    }
}
