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
 * What one rail really charged on the corridor within the window, and how it did.
 * <p>
 * Observations count less the older they are, half after 6 hours.
 */
public final class CorridorRailCost extends Model {
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<Integer> SAMPLE_SIZE = Prop.required("sampleSize", Codecs.INT32);
    private static final Prop<Double> EFFECTIVE_WEIGHT = Prop.required("effectiveWeight", Codecs.DOUBLE);
    private static final Prop<Double> COST_INDEX = Prop.required("costIndex", Codecs.DOUBLE);
    private static final Prop<List<Double>> TARIFF_BPS = Prop.required("tariffBps", Codecs.list(Codecs.DOUBLE));
    private static final Prop<Double> OBSERVED_BPS = Prop.required("observedBps", Codecs.DOUBLE).orNull();
    private static final Prop<Double> FX_MARGIN_BPS = Prop.required("fxMarginBps", Codecs.DOUBLE);
    private static final Prop<Double> SUCCESS_RATE = Prop.required("successRate", Codecs.DOUBLE);
    private static final Prop<Double> P50_SECONDS = Prop.required("p50Seconds", Codecs.DOUBLE);
    private static final Prop<Double> P95_SECONDS = Prop.required("p95Seconds", Codecs.DOUBLE);
    private static final Prop<CostBasis> BASIS = Prop.required("basis", CostBasis.CODEC);

    /** How this type travels. */
    public static final Shape<CorridorRailCost> SHAPE = Shape.of("CorridorRailCost", CorridorRailCost::new, RAIL, SAMPLE_SIZE, EFFECTIVE_WEIGHT, COST_INDEX, TARIFF_BPS, OBSERVED_BPS, FX_MARGIN_BPS, SUCCESS_RATE, P50_SECONDS, P95_SECONDS, BASIS);

    private CorridorRailCost(Values values) {
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
     * Number of observations.
     *
     * @return the value, never null
     */
    public int sampleSize() {
        return get(SAMPLE_SIZE);
    }

    /**
     * Sum of the weights of the successful observations.
     *
     * @return the value, never null
     */
    public double effectiveWeight() {
        return get(EFFECTIVE_WEIGHT);
    }

    /**
     * Charges relative to the tariff, drawn towards 1 with the weight of 20 observations.
     *
     * @return the value, never null
     */
    public double costIndex() {
        return get(COST_INDEX);
    }

    /**
     * Published price in basis points at the amounts of `bands`.
     *
     * @return the value, never null
     */
    public List<Double> tariffBps() {
        return get(TARIFF_BPS);
    }

    /**
     * Weighted mean of what was charged in basis points of the amounts; null without observations.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> observedBps() {
        return find(OBSERVED_BPS);
    }

    /**
     * Expected margin on the exchange rate in basis points.
     *
     * @return the value, never null
     */
    public double fxMarginBps() {
        return get(FX_MARGIN_BPS);
    }

    /**
     * Expected share of attempts that succeed.
     *
     * @return the value, never null
     */
    public double successRate() {
        return get(SUCCESS_RATE);
    }

    /**
     * Median time to completion in seconds.
     *
     * @return the value, never null
     */
    public double p50Seconds() {
        return get(P50_SECONDS);
    }

    /**
     * Time in seconds within which 95 percent complete.
     *
     * @return the value, never null
     */
    public double p95Seconds() {
        return get(P95_SECONDS);
    }

    /**
     * The member basis.
     *
     * @return the value, never null
     */
    public CostBasis basis() {
        return get(BASIS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorRailCost, Builder> {
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
         * Sets {@code sampleSize}.
         *
         * @param value Number of observations.
         * @return this
         */
        public Builder sampleSize(int value) {
            return set(SAMPLE_SIZE, value);
        }

        /**
         * Sets {@code effectiveWeight}.
         *
         * @param value Sum of the weights of the successful observations.
         * @return this
         */
        public Builder effectiveWeight(double value) {
            return set(EFFECTIVE_WEIGHT, value);
        }

        /**
         * Sets {@code costIndex}.
         *
         * @param value Charges relative to the tariff, drawn towards 1 with the weight of 20 observations.
         * @return this
         */
        public Builder costIndex(double value) {
            return set(COST_INDEX, value);
        }

        /**
         * Sets {@code tariffBps}.
         *
         * @param value Published price in basis points at the amounts of `bands`.
         * @return this
         */
        public Builder tariffBps(List<Double> value) {
            return set(TARIFF_BPS, value);
        }

        /**
         * Sets {@code observedBps}.
         *
         * @param value Weighted mean of what was charged in basis points of the amounts; null without observations.
         * @return this
         */
        public Builder observedBps(@Nullable Double value) {
            return set(OBSERVED_BPS, value);
        }

        /**
         * Sets {@code fxMarginBps}.
         *
         * @param value Expected margin on the exchange rate in basis points.
         * @return this
         */
        public Builder fxMarginBps(double value) {
            return set(FX_MARGIN_BPS, value);
        }

        /**
         * Sets {@code successRate}.
         *
         * @param value Expected share of attempts that succeed.
         * @return this
         */
        public Builder successRate(double value) {
            return set(SUCCESS_RATE, value);
        }

        /**
         * Sets {@code p50Seconds}.
         *
         * @param value Median time to completion in seconds.
         * @return this
         */
        public Builder p50Seconds(double value) {
            return set(P50_SECONDS, value);
        }

        /**
         * Sets {@code p95Seconds}.
         *
         * @param value Time in seconds within which 95 percent complete.
         * @return this
         */
        public Builder p95Seconds(double value) {
            return set(P95_SECONDS, value);
        }

        /**
         * Sets {@code basis}.
         *
         * @param value the value
         * @return this
         */
        public Builder basis(CostBasis value) {
            return set(BASIS, value);
        }
    }
}
