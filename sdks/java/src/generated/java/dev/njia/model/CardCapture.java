// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * Money that a merchant took.
 */
public final class CardCapture extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<OffsetDateTime> AT = Prop.required("at", Codecs.DATE_TIME);
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<CardCapture> SHAPE = Shape.of("CardCapture", CardCapture::new, ID, AMOUNT_MINOR_UNITS, CURRENCY, AT, TRANSACTION_ID);

    private CardCapture(Values values) {
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
     * Id of the capture.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Amount captured, in minor units of the card's currency.
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
     * When it was captured.
     *
     * @return the value, never null
     */
    public OffsetDateTime at() {
        return get(AT);
    }

    /**
     * The transaction it became.
     *
     * @return the value, never null
     */
    public String transactionId() {
        return get(TRANSACTION_ID);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CardCapture, Builder> {
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
         * @param value Id of the capture.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount captured, in minor units of the card's currency.
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
         * Sets {@code at}.
         *
         * @param value When it was captured.
         * @return this
         */
        public Builder at(OffsetDateTime value) {
            return set(AT, value);
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value The transaction it became.
         * @return this
         */
        public Builder transactionId(String value) {
            return set(TRANSACTION_ID, value);
        }
    }
}
