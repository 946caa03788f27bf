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
 * How much to capture; an empty object captures all that is held.
 */
public final class CardCaptureRequest extends Model {
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.optional("currency", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<CardCaptureRequest> SHAPE = Shape.of("CardCaptureRequest", CardCaptureRequest::new, AMOUNT_MINOR_UNITS, CURRENCY);

    private CardCaptureRequest(Values values) {
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
     * Amount in the card's currency, in minor units; all that is held if absent.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * Must be the card's currency if given.
     *
     * @return empty when it was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CardCaptureRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in the card's currency, in minor units; all that is held if absent.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Must be the card's currency if given.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }
    }
}
