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
 * Wishes for the simulation.
 * <p>
 * Test mode only; in live mode the answer is 400 `sandbox_field_in_live_mode`. Not part of the idempotency
 * fingerprint.
 */
public final class PaymentSandboxOptions extends Model {
    private static final Prop<String> SCENARIO = Prop.optional("scenario", Codecs.STRING);
    private static final Prop<Integer> FORCE_RISK_SCORE = Prop.optional("forceRiskScore", Codecs.INT32);
    private static final Prop<Integer> LATENCY_MS = Prop.optional("latencyMs", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<PaymentSandboxOptions> SHAPE = Shape.of("PaymentSandboxOptions", PaymentSandboxOptions::new, SCENARIO, FORCE_RISK_SCORE, LATENCY_MS);

    private PaymentSandboxOptions(Values values) {
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
     * Name of the outcome to play, as in the header `X-Sandbox-Scenario`.
     *
     * @return empty when it was left out
     */
    public Optional<String> scenario() {
        return find(SCENARIO);
    }

    /**
     * Risk score that the fraud analysis shall give.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> forceRiskScore() {
        return find(FORCE_RISK_SCORE);
    }

    /**
     * Delay of the rail's answer in milliseconds.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> latencyMs() {
        return find(LATENCY_MS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<PaymentSandboxOptions, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code scenario}.
         *
         * @param value Name of the outcome to play, as in the header `X-Sandbox-Scenario`.
         * @return this
         */
        public Builder scenario(String value) {
            return set(SCENARIO, value);
        }

        /**
         * Sets {@code forceRiskScore}.
         *
         * @param value Risk score that the fraud analysis shall give.
         * @return this
         */
        public Builder forceRiskScore(Integer value) {
            return set(FORCE_RISK_SCORE, value);
        }

        /**
         * Sets {@code latencyMs}.
         *
         * @param value Delay of the rail's answer in milliseconds.
         * @return this
         */
        public Builder latencyMs(Integer value) {
            return set(LATENCY_MS, value);
        }
    }
}
