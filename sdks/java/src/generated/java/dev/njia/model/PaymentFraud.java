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
 * Result of the fraud analysis of the payment; all null when it was skipped.
 */
public final class PaymentFraud extends Model {
    private static final Prop<String> ANALYSIS_ID = Prop.required("analysisId", Codecs.STRING).orNull();
    private static final Prop<Integer> RISK_SCORE = Prop.required("riskScore", Codecs.INT32).orNull();
    private static final Prop<FraudDecision> DECISION = Prop.required("decision", FraudDecision.CODEC).orNull();

    /** How this type travels. */
    public static final Shape<PaymentFraud> SHAPE = Shape.of("PaymentFraud", PaymentFraud::new, ANALYSIS_ID, RISK_SCORE, DECISION);

    private PaymentFraud(Values values) {
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
     * Id of the fraud analysis.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> analysisId() {
        return find(ANALYSIS_ID);
    }

    /**
     * Risk from 0 (none) to 100.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> riskScore() {
        return find(RISK_SCORE);
    }

    /**
     * Decision under the tenant's policy.
     *
     * @return empty when it is null or was left out
     */
    public Optional<FraudDecision> decision() {
        return find(DECISION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<PaymentFraud, Builder> {
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
         * @param value Id of the fraud analysis.
         * @return this
         */
        public Builder analysisId(@Nullable String value) {
            return set(ANALYSIS_ID, value);
        }

        /**
         * Sets {@code riskScore}.
         *
         * @param value Risk from 0 (none) to 100.
         * @return this
         */
        public Builder riskScore(@Nullable Integer value) {
            return set(RISK_SCORE, value);
        }

        /**
         * Sets {@code decision}.
         *
         * @param value Decision under the tenant's policy.
         * @return this
         */
        public Builder decision(@Nullable FraudDecision value) {
            return set(DECISION, value);
        }
    }
}
