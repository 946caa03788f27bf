// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.math.BigDecimal;
import java.time.OffsetDateTime;

/**
 * Terms of the currency exchange.
 */
public final class FxTerms extends Model {
    private static final Prop<BigDecimal> RATE = Prop.required("rate", Codecs.DECIMAL_TEXT);
    private static final Prop<String> BASE_CURRENCY = Prop.required("baseCurrency", Codecs.STRING);
    private static final Prop<String> QUOTE_CURRENCY = Prop.required("quoteCurrency", Codecs.STRING);
    private static final Prop<Double> MARGIN_BPS = Prop.required("marginBps", Codecs.DOUBLE);
    private static final Prop<OffsetDateTime> QUOTED_AT = Prop.required("quotedAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<FxTerms> SHAPE = Shape.of("FxTerms", FxTerms::new, RATE, BASE_CURRENCY, QUOTE_CURRENCY, MARGIN_BPS, QUOTED_AT);

    private FxTerms(Values values) {
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
     * The member rate.
     *
     * @return the value, never null
     */
    public BigDecimal rate() {
        return get(RATE);
    }

    /**
     * The member baseCurrency.
     *
     * @return the value, never null
     */
    public String baseCurrency() {
        return get(BASE_CURRENCY);
    }

    /**
     * The member quoteCurrency.
     *
     * @return the value, never null
     */
    public String quoteCurrency() {
        return get(QUOTE_CURRENCY);
    }

    /**
     * Margin inside `rate` in basis points.
     *
     * @return the value, never null
     */
    public double marginBps() {
        return get(MARGIN_BPS);
    }

    /**
     * When the rate was fixed.
     *
     * @return the value, never null
     */
    public OffsetDateTime quotedAt() {
        return get(QUOTED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FxTerms, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code rate}.
         *
         * @param value the value
         * @return this
         */
        public Builder rate(BigDecimal value) {
            return set(RATE, value);
        }

        /**
         * Sets {@code baseCurrency}.
         *
         * @param value the value
         * @return this
         */
        public Builder baseCurrency(String value) {
            return set(BASE_CURRENCY, value);
        }

        /**
         * Sets {@code quoteCurrency}.
         *
         * @param value the value
         * @return this
         */
        public Builder quoteCurrency(String value) {
            return set(QUOTE_CURRENCY, value);
        }

        /**
         * Sets {@code marginBps}.
         *
         * @param value Margin inside `rate` in basis points.
         * @return this
         */
        public Builder marginBps(double value) {
            return set(MARGIN_BPS, value);
        }

        /**
         * Sets {@code quotedAt}.
         *
         * @param value When the rate was fixed.
         * @return this
         */
        public Builder quotedAt(OffsetDateTime value) {
            return set(QUOTED_AT, value);
        }
    }
}
