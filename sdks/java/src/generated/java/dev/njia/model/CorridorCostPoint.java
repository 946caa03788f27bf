// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One rail in one hour of the window.
 */
public final class CorridorCostPoint extends Model {
    private static final Prop<OffsetDateTime> HOUR = Prop.required("hour", Codecs.DATE_TIME);
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<Integer> N = Prop.required("n", Codecs.INT32);
    private static final Prop<Double> MEAN_COST_INDEX = Prop.required("meanCostIndex", Codecs.DOUBLE).orNull();
    private static final Prop<Double> SUCCESS_RATE = Prop.required("successRate", Codecs.DOUBLE).orNull();

    /** How this type travels. */
    public static final Shape<CorridorCostPoint> SHAPE = Shape.of("CorridorCostPoint", CorridorCostPoint::new, HOUR, RAIL, N, MEAN_COST_INDEX, SUCCESS_RATE);

    private CorridorCostPoint(Values values) {
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
     * Start of the hour.
     *
     * @return the value, never null
     */
    public OffsetDateTime hour() {
        return get(HOUR);
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
    public int n() {
        return get(N);
    }

    /**
     * Mean charge relative to the tariff; null without a success.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> meanCostIndex() {
        return find(MEAN_COST_INDEX);
    }

    /**
     * Share that succeeded; null without observations.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Double> successRate() {
        return find(SUCCESS_RATE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorCostPoint, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code hour}.
         *
         * @param value Start of the hour.
         * @return this
         */
        public Builder hour(OffsetDateTime value) {
            return set(HOUR, value);
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
         * Sets {@code n}.
         *
         * @param value Number of observations.
         * @return this
         */
        public Builder n(int value) {
            return set(N, value);
        }

        /**
         * Sets {@code meanCostIndex}.
         *
         * @param value Mean charge relative to the tariff; null without a success.
         * @return this
         */
        public Builder meanCostIndex(@Nullable Double value) {
            return set(MEAN_COST_INDEX, value);
        }

        /**
         * Sets {@code successRate}.
         *
         * @param value Share that succeeded; null without observations.
         * @return this
         */
        public Builder successRate(@Nullable Double value) {
            return set(SUCCESS_RATE, value);
        }
    }
}
