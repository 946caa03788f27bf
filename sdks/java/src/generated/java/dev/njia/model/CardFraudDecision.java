// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * What the fraud score said about an authorization.
 */
public final class CardFraudDecision extends Model {
    private static final Prop<String> ANALYSIS_ID = Prop.required("analysisId", Codecs.STRING);
    private static final Prop<Integer> RISK_SCORE = Prop.required("riskScore", Codecs.INT32);
    private static final Prop<FraudDecision> DECISION = Prop.required("decision", FraudDecision.CODEC);

    /** How this type travels. */
    public static final Shape<CardFraudDecision> SHAPE = Shape.of("CardFraudDecision", CardFraudDecision::new, ANALYSIS_ID, RISK_SCORE, DECISION);

    private CardFraudDecision(Values values) {
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
     * The analysis.
     *
     * @return the value, never null
     */
    public String analysisId() {
        return get(ANALYSIS_ID);
    }

    /**
     * Risk from 0 to 100.
     *
     * @return the value, never null
     */
    public int riskScore() {
        return get(RISK_SCORE);
    }

    /**
     * Decision of the policy.
     *
     * @return the value, never null
     */
    public FraudDecision decision() {
        return get(DECISION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CardFraudDecision, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code analysisId}.
         *
         * @param value The analysis.
         * @return this
         */
        public Builder analysisId(String value) {
            return set(ANALYSIS_ID, value);
        }

        /**
         * Sets {@code riskScore}.
         *
         * @param value Risk from 0 to 100.
         * @return this
         */
        public Builder riskScore(int value) {
            return set(RISK_SCORE, value);
        }

        /**
         * Sets {@code decision}.
         *
         * @param value Decision of the policy.
         * @return this
         */
        public Builder decision(FraudDecision value) {
            return set(DECISION, value);
        }
    }
}
