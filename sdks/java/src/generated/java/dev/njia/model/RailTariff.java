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
 * Published price of the rail: a fixed part, basis points of the amount, a minimum and a cap.
 */
public final class RailTariff extends Model {
    private static final Prop<Money> FIXED = Prop.required("fixed", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Double> BPS = Prop.required("bps", Codecs.DOUBLE);
    private static final Prop<Money> MIN = Prop.required("min", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Money> CAP = Prop.required("cap", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Double> FX_MARGIN_BPS = Prop.required("fxMarginBps", Codecs.DOUBLE);

    /** How this type travels. */
    public static final Shape<RailTariff> SHAPE = Shape.of("RailTariff", RailTariff::new, FIXED, BPS, MIN, CAP, FX_MARGIN_BPS);

    private RailTariff(Values values) {
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
     * The member fixed.
     *
     * @return the value, never null
     */
    public Money fixed() {
        return get(FIXED);
    }

    /**
     * Basis points of the amount.
     *
     * @return the value, never null
     */
    public double bps() {
        return get(BPS);
    }

    /**
     * Smallest fee; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> min() {
        return find(MIN);
    }

    /**
     * Largest fee; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> cap() {
        return find(CAP);
    }

    /**
     * Margin on the exchange rate in basis points.
     *
     * @return the value, never null
     */
    public double fxMarginBps() {
        return get(FX_MARGIN_BPS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RailTariff, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code fixed}.
         *
         * @param value the value
         * @return this
         */
        public Builder fixed(Money value) {
            return set(FIXED, value);
        }

        /**
         * Sets {@code bps}.
         *
         * @param value Basis points of the amount.
         * @return this
         */
        public Builder bps(double value) {
            return set(BPS, value);
        }

        /**
         * Sets {@code min}.
         *
         * @param value Smallest fee; null without one.
         * @return this
         */
        public Builder min(@Nullable Money value) {
            return set(MIN, value);
        }

        /**
         * Sets {@code cap}.
         *
         * @param value Largest fee; null without one.
         * @return this
         */
        public Builder cap(@Nullable Money value) {
            return set(CAP, value);
        }

        /**
         * Sets {@code fxMarginBps}.
         *
         * @param value Margin on the exchange rate in basis points.
         * @return this
         */
        public Builder fxMarginBps(double value) {
            return set(FX_MARGIN_BPS, value);
        }
    }
}
