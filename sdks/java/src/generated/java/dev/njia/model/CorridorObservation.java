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

/**
 * One payment of the past, as the routing engine would have observed it.
 */
public final class CorridorObservation extends Model {
    private static final Prop<String> RAIL = Prop.required("rail", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> COST = Prop.required("cost", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Integer> FX_MARGIN_BPS = Prop.optional("fxMarginBps", Codecs.INT32);
    private static final Prop<Boolean> SUCCEEDED = Prop.required("succeeded", Codecs.BOOLEAN);
    private static final Prop<Integer> LATENCY_SECONDS = Prop.required("latencySeconds", Codecs.INT32);
    private static final Prop<OffsetDateTime> OBSERVED_AT = Prop.required("observedAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<CorridorObservation> SHAPE = Shape.of("CorridorObservation", CorridorObservation::new, RAIL, AMOUNT_MINOR_UNITS, CURRENCY, COST, FX_MARGIN_BPS, SUCCEEDED, LATENCY_SECONDS, OBSERVED_AT);

    private CorridorObservation(Values values) {
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
     * Rail that carried it.
     *
     * @return the value, never null
     */
    public String rail() {
        return get(RAIL);
    }

    /**
     * Amount sent, in minor units.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * ISO 4217 currency of the amount.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * What the rail charged.
     *
     * @return the value, never null
     */
    public Money cost() {
        return get(COST);
    }

    /**
     * Exchange margin in basis points.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> fxMarginBps() {
        return find(FX_MARGIN_BPS);
    }

    /**
     * Whether the payment reached the recipient.
     *
     * @return the value, never null
     */
    public boolean succeeded() {
        return get(SUCCEEDED);
    }

    /**
     * Seconds from submission to the final answer.
     *
     * @return the value, never null
     */
    public int latencySeconds() {
        return get(LATENCY_SECONDS);
    }

    /**
     * When it was observed; not in the sandbox future.
     *
     * @return the value, never null
     */
    public OffsetDateTime observedAt() {
        return get(OBSERVED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CorridorObservation, Builder> {
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
         * @param value Rail that carried it.
         * @return this
         */
        public Builder rail(String value) {
            return set(RAIL, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount sent, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value ISO 4217 currency of the amount.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code cost}.
         *
         * @param value What the rail charged.
         * @return this
         */
        public Builder cost(Money value) {
            return set(COST, value);
        }

        /**
         * Sets {@code fxMarginBps}.
         *
         * @param value Exchange margin in basis points.
         * @return this
         */
        public Builder fxMarginBps(Integer value) {
            return set(FX_MARGIN_BPS, value);
        }

        /**
         * Sets {@code succeeded}.
         *
         * @param value Whether the payment reached the recipient.
         * @return this
         */
        public Builder succeeded(boolean value) {
            return set(SUCCEEDED, value);
        }

        /**
         * Sets {@code latencySeconds}.
         *
         * @param value Seconds from submission to the final answer.
         * @return this
         */
        public Builder latencySeconds(int value) {
            return set(LATENCY_SECONDS, value);
        }

        /**
         * Sets {@code observedAt}.
         *
         * @param value When it was observed; not in the sandbox future.
         * @return this
         */
        public Builder observedAt(OffsetDateTime value) {
            return set(OBSERVED_AT, value);
        }
    }
}
