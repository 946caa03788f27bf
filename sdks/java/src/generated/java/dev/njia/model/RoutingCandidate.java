// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One rail as the routing saw it, with its figures or the reasons why it was out.
 */
public final class RoutingCandidate extends Model {
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<Boolean> ELIGIBLE = Prop.required("eligible", Codecs.BOOLEAN);
    private static final Prop<Integer> RANK = Prop.required("rank", Codecs.INT32).orNull();
    private static final Prop<Double> SCORE = Prop.required("score", Codecs.DOUBLE).orNull();
    private static final Prop<Money> ESTIMATED_FEE = Prop.required("estimatedFee", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Double> COST_BPS = Prop.required("costBps", Codecs.DOUBLE).orNull();
    private static final Prop<Double> COST_INDEX = Prop.required("costIndex", Codecs.DOUBLE).orNull();
    private static final Prop<CostBasis> COST_BASIS = Prop.required("costBasis", CostBasis.CODEC);
    private static final Prop<ConfidenceLevel> CONFIDENCE = Prop.required("confidence", ConfidenceLevel.CODEC);
    private static final Prop<Integer> SAMPLE_SIZE = Prop.required("sampleSize", Codecs.INT32);
    private static final Prop<Double> SUCCESS_RATE = Prop.required("successRate", Codecs.DOUBLE).orNull();
    private static final Prop<Double> P50_SECONDS = Prop.required("p50Seconds", Codecs.DOUBLE).orNull();
    private static final Prop<Double> P95_SECONDS = Prop.required("p95Seconds", Codecs.DOUBLE).orNull();
    private static final Prop<List<RailExclusionReason>> EXCLUSION_REASONS = Prop.required("exclusionReasons", Codecs.list(RailExclusionReason.CODEC));

    /** How this type travels. */
    public static final Shape<RoutingCandidate> SHAPE = Shape.of("RoutingCandidate", RoutingCandidate::new, RAIL, ELIGIBLE, RANK, SCORE, ESTIMATED_FEE, COST_BPS, COST_INDEX, COST_BASIS, CONFIDENCE, SAMPLE_SIZE, SUCCESS_RATE, P50_SECONDS, P95_SECONDS, EXCLUSION_REASONS);

    private RoutingCandidate(Values values) {
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
     * The member rail.
     *
     * @return the value, never null
     */
    public String rail() {
        return get(RAIL);
    }

    /**
     * Whether the rail can serve the request.
     *
     * @return the value, never null
     */
    public boolean eligible() {
        return get(ELIGIBLE);
    }

    /**
     * Place among the eligible rails; null for others.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> rank() {
        return find(RANK);
    }

    /**
     * Score in basis points, lower is better; null for rails that are not eligible.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> score() {
        return find(SCORE);
    }

    /**
     * Fee that the payment would pay; null where it cannot be estimated.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> estimatedFee() {
        return find(ESTIMATED_FEE);
    }

    /**
     * Fee and FX margin together as basis points of the amount.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> costBps() {
        return find(COST_BPS);
    }

    /**
     * What the rail really charged in the last 24 hours relative to its tariff; 1 is as published.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> costIndex() {
        return find(COST_INDEX);
    }

    /**
     * The member costBasis.
     *
     * @return the value, never null
     */
    public CostBasis costBasis() {
        return get(COST_BASIS);
    }

    /**
     * The member confidence.
     *
     * @return the value, never null
     */
    public ConfidenceLevel confidence() {
        return get(CONFIDENCE);
    }

    /**
     * Number of observations in the window.
     *
     * @return the value, never null
     */
    public int sampleSize() {
        return get(SAMPLE_SIZE);
    }

    /**
     * Expected share of attempts that succeed.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> successRate() {
        return find(SUCCESS_RATE);
    }

    /**
     * Median time to completion in seconds.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> p50Seconds() {
        return find(P50_SECONDS);
    }

    /**
     * Time in seconds within which 95 percent complete.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> p95Seconds() {
        return find(P95_SECONDS);
    }

    /**
     * Why the rail is out; empty for eligible rails.
     *
     * @return the value, never null
     */
    public List<RailExclusionReason> exclusionReasons() {
        return get(EXCLUSION_REASONS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RoutingCandidate, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
         * Sets {@code eligible}.
         *
         * @param value Whether the rail can serve the request.
         * @return this
         */
        public Builder eligible(boolean value) {
            return set(ELIGIBLE, value);
        }

        /**
         * Sets {@code rank}.
         *
         * @param value Place among the eligible rails; null for others.
         * @return this
         */
        public Builder rank(@Nullable Integer value) {
            return set(RANK, value);
        }

        /**
         * Sets {@code score}.
         *
         * @param value Score in basis points, lower is better; null for rails that are not eligible.
         * @return this
         */
        public Builder score(@Nullable Double value) {
            return set(SCORE, value);
        }

        /**
         * Sets {@code estimatedFee}.
         *
         * @param value Fee that the payment would pay; null where it cannot be estimated.
         * @return this
         */
        public Builder estimatedFee(@Nullable Money value) {
            return set(ESTIMATED_FEE, value);
        }

        /**
         * Sets {@code costBps}.
         *
         * @param value Fee and FX margin together as basis points of the amount.
         * @return this
         */
        public Builder costBps(@Nullable Double value) {
            return set(COST_BPS, value);
        }

        /**
         * Sets {@code costIndex}.
         *
         * @param value What the rail really charged in the last 24 hours relative to its tariff; 1 is as published.
         * @return this
         */
        public Builder costIndex(@Nullable Double value) {
            return set(COST_INDEX, value);
        }

        /**
         * Sets {@code costBasis}.
         *
         * @param value the value
         * @return this
         */
        public Builder costBasis(CostBasis value) {
            return set(COST_BASIS, value);
        }

        /**
         * Sets {@code confidence}.
         *
         * @param value the value
         * @return this
         */
        public Builder confidence(ConfidenceLevel value) {
            return set(CONFIDENCE, value);
        }

        /**
         * Sets {@code sampleSize}.
         *
         * @param value Number of observations in the window.
         * @return this
         */
        public Builder sampleSize(int value) {
            return set(SAMPLE_SIZE, value);
        }

        /**
         * Sets {@code successRate}.
         *
         * @param value Expected share of attempts that succeed.
         * @return this
         */
        public Builder successRate(@Nullable Double value) {
            return set(SUCCESS_RATE, value);
        }

        /**
         * Sets {@code p50Seconds}.
         *
         * @param value Median time to completion in seconds.
         * @return this
         */
        public Builder p50Seconds(@Nullable Double value) {
            return set(P50_SECONDS, value);
        }

        /**
         * Sets {@code p95Seconds}.
         *
         * @param value Time in seconds within which 95 percent complete.
         * @return this
         */
        public Builder p95Seconds(@Nullable Double value) {
            return set(P95_SECONDS, value);
        }

        /**
         * Sets {@code exclusionReasons}.
         *
         * @param value Why the rail is out; empty for eligible rails.
         * @return this
         */
        public Builder exclusionReasons(List<RailExclusionReason> value) {
            return set(EXCLUSION_REASONS, value);
        }
    }
}
