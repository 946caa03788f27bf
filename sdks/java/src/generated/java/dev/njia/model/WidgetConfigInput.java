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

/**
 * Settings of a widget.
 * <p>
 * Which members count depends on `kind`; a member of another kind is 400 `validation_failed`.
 */
public final class WidgetConfigInput extends Model {
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.optional("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.optional("currency", Codecs.STRING);
    private static final Prop<String> REFERENCE = Prop.optional("reference", Codecs.STRING);
    private static final Prop<String> DESCRIPTION = Prop.optional("description", Codecs.STRING);
    private static final Prop<List<String>> METHODS = Prop.optional("methods", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> LOCK_AMOUNT = Prop.optional("lockAmount", Codecs.BOOLEAN);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<List<String>> ACCOUNT_IDS = Prop.optional("accountIds", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> CURRENCIES = Prop.optional("currencies", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> SHOW_PENDING = Prop.optional("showPending", Codecs.BOOLEAN);
    private static final Prop<KycRequestedTier> REQUESTED_TIER = Prop.optional("requestedTier", KycRequestedTier.CODEC);
    private static final Prop<List<KycCheckType>> CHECKS = Prop.optional("checks", Codecs.list(KycCheckType.CODEC));

    /** How this type travels. */
    public static final Shape<WidgetConfigInput> SHAPE = Shape.of("WidgetConfigInput", WidgetConfigInput::new, AMOUNT_MINOR_UNITS, CURRENCY, REFERENCE, DESCRIPTION, METHODS, LOCK_AMOUNT, COUNTRY, ACCOUNT_IDS, CURRENCIES, SHOW_PENDING, REQUESTED_TIER, CHECKS);

    private WidgetConfigInput(Values values) {
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
     * payment: amount to collect, in minor units.
     * <p>
     * Required.
     *
     * @return empty when it was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * payment: currency of the amount.
     * <p>
     * Required.
     *
     * @return empty when it was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /**
     * payment: your reference.
     *
     * @return empty when it was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * payment: what it is for; shown to the visitor.
     *
     * @return empty when it was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * payment: ways to pay; all if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> methods() {
        return find(METHODS);
    }

    /**
     * payment: whether the visitor may not change the amount.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> lockAmount() {
        return find(LOCK_AMOUNT);
    }

    /**
     * payment and kyc: country that is preselected.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * balance: accounts to show.
     * <p>
     * Either this or `currencies`.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> accountIds() {
        return find(ACCOUNT_IDS);
    }

    /**
     * balance: currencies to show, summed over accounts.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> currencies() {
        return find(CURRENCIES);
    }

    /**
     * balance: whether to show what is on its way.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> showPending() {
        return find(SHOW_PENDING);
    }

    /**
     * kyc: tier to reach.
     *
     * @return empty when it was left out
     */
    public Optional<KycRequestedTier> requestedTier() {
        return find(REQUESTED_TIER);
    }

    /**
     * kyc: checks to run; all that the data allows if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<KycCheckType>> checks() {
        return find(CHECKS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetConfigInput, Builder> {
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
         * @param value payment: amount to collect, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value payment: currency of the amount.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value payment: your reference.
         * @return this
         */
        public Builder reference(String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value payment: what it is for; shown to the visitor.
         * @return this
         */
        public Builder description(String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code methods}.
         *
         * @param value payment: ways to pay; all if absent.
         * @return this
         */
        public Builder methods(List<String> value) {
            return set(METHODS, value);
        }

        /**
         * Sets {@code lockAmount}.
         *
         * @param value payment: whether the visitor may not change the amount.
         * @return this
         */
        public Builder lockAmount(Boolean value) {
            return set(LOCK_AMOUNT, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value payment and kyc: country that is preselected.
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code accountIds}.
         *
         * @param value balance: accounts to show.
         * @return this
         */
        public Builder accountIds(List<String> value) {
            return set(ACCOUNT_IDS, value);
        }

        /**
         * Sets {@code currencies}.
         *
         * @param value balance: currencies to show, summed over accounts.
         * @return this
         */
        public Builder currencies(List<String> value) {
            return set(CURRENCIES, value);
        }

        /**
         * Sets {@code showPending}.
         *
         * @param value balance: whether to show what is on its way.
         * @return this
         */
        public Builder showPending(Boolean value) {
            return set(SHOW_PENDING, value);
        }

        /**
         * Sets {@code requestedTier}.
         *
         * @param value kyc: tier to reach.
         * @return this
         */
        public Builder requestedTier(KycRequestedTier value) {
            return set(REQUESTED_TIER, value);
        }

        /**
         * Sets {@code checks}.
         *
         * @param value kyc: checks to run; all that the data allows if absent.
         * @return this
         */
        public Builder checks(List<KycCheckType> value) {
            return set(CHECKS, value);
        }
    }
}
