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
 * A spend limit.
 * <p>
 * Give an amount, a count, or both; the currency is that of the card. All limits that match an authorization
 * must allow it.
 */
public final class SpendLimitInput extends Model {
    private static final Prop<SpendLimitScope> SCOPE = Prop.required("scope", SpendLimitScope.CODEC);
    private static final Prop<String> MERCHANT_ID = Prop.optional("merchantId", Codecs.STRING);
    private static final Prop<String> CATEGORY = Prop.optional("category", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);
    private static final Prop<SpendLimitInterval> INTERVAL = Prop.required("interval", SpendLimitInterval.CODEC);
    private static final Prop<Integer> MAX_COUNT = Prop.optional("maxCount", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<SpendLimitInput> SHAPE = Shape.of("SpendLimitInput", SpendLimitInput::new, SCOPE, MERCHANT_ID, CATEGORY, AMOUNT_MINOR_UNITS, INTERVAL, MAX_COUNT);

    private SpendLimitInput(Values values) {
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
     * The member scope.
     *
     * @return the value, never null
     */
    public SpendLimitScope scope() {
        return get(SCOPE);
    }

    /**
     * Required for scope `merchant`: a merchant id, or `*` for each merchant on its own.
     *
     * @return empty when it was left out
     */
    public Optional<String> merchantId() {
        return find(MERCHANT_ID);
    }

    /**
     * Required for scope `category`: a category group, a four-digit merchant category code, or `*` for each group on
     * its own.
     *
     * @return empty when it was left out
     */
    public Optional<String> category() {
        return find(CATEGORY);
    }

    /**
     * Most that may be spent in a window, in minor units.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * The member interval.
     *
     * @return the value, never null
     */
    public SpendLimitInterval interval() {
        return get(INTERVAL);
    }

    /**
     * Most authorizations in a window.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> maxCount() {
        return find(MAX_COUNT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SpendLimitInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code scope}.
         *
         * @param value the value
         * @return this
         */
        public Builder scope(SpendLimitScope value) {
            return set(SCOPE, value);
        }

        /**
         * Sets {@code merchantId}.
         *
         * @param value Required for scope `merchant`: a merchant id, or `*` for each merchant on its own.
         * @return this
         */
        public Builder merchantId(String value) {
            return set(MERCHANT_ID, value);
        }

        /**
         * Sets {@code category}.
         *
         * @param value Required for scope `category`: a category group, a four-digit merchant category code, or `*` for each group on its own.
         * @return this
         */
        public Builder category(String value) {
            return set(CATEGORY, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Most that may be spent in a window, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code interval}.
         *
         * @param value the value
         * @return this
         */
        public Builder interval(SpendLimitInterval value) {
            return set(INTERVAL, value);
        }

        /**
         * Sets {@code maxCount}.
         *
         * @param value Most authorizations in a window.
         * @return this
         */
        public Builder maxCount(Integer value) {
            return set(MAX_COUNT, value);
        }
    }
}
