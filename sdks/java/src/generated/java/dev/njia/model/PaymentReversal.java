// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The reversal of the payment's transaction in short.
 */
public final class PaymentReversal extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<ReversalStatus> STATUS = Prop.required("status", ReversalStatus.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<PaymentReversal> SHAPE = Shape.of("PaymentReversal", PaymentReversal::new, ID, STATUS, AMOUNT_MINOR_UNITS, CURRENCY);

    private PaymentReversal(Values values) {
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
     * Id of the reversal.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public ReversalStatus status() {
        return get(STATUS);
    }

    /**
     * Reversed amount in minor units of `currency`.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<PaymentReversal, Builder> {
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
         * @param value Id of the reversal.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(ReversalStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Reversed amount in minor units of `currency`.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }
    }
}
