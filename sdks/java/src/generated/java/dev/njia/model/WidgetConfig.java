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
 * Settings of a widget.
 * <p>
 * Members of another kind are null.
 */
public final class WidgetConfig extends Model {
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64).orNull();
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING).orNull();
    private static final Prop<String> REFERENCE = Prop.required("reference", Codecs.STRING).orNull();
    private static final Prop<String> DESCRIPTION = Prop.required("description", Codecs.STRING).orNull();
    private static final Prop<List<String>> METHODS = Prop.required("methods", Codecs.list(Codecs.STRING)).orNull();
    private static final Prop<Boolean> LOCK_AMOUNT = Prop.required("lockAmount", Codecs.BOOLEAN).orNull();
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING).orNull();
    private static final Prop<List<String>> ACCOUNT_IDS = Prop.required("accountIds", Codecs.list(Codecs.STRING)).orNull();
    private static final Prop<List<String>> CURRENCIES = Prop.required("currencies", Codecs.list(Codecs.STRING)).orNull();
    private static final Prop<Boolean> SHOW_PENDING = Prop.required("showPending", Codecs.BOOLEAN).orNull();
    private static final Prop<KycRequestedTier> REQUESTED_TIER = Prop.required("requestedTier", KycRequestedTier.CODEC).orNull();
    private static final Prop<List<KycCheckType>> CHECKS = Prop.required("checks", Codecs.list(KycCheckType.CODEC)).orNull();

    /** How this type travels. */
    public static final Shape<WidgetConfig> SHAPE = Shape.of("WidgetConfig", WidgetConfig::new, AMOUNT_MINOR_UNITS, CURRENCY, REFERENCE, DESCRIPTION, METHODS, LOCK_AMOUNT, COUNTRY, ACCOUNT_IDS, CURRENCIES, SHOW_PENDING, REQUESTED_TIER, CHECKS);

    private WidgetConfig(Values values) {
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
     *
     * @return empty when it is null or was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * payment: currency of the amount.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /**
     * payment: your reference.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> reference() {
        return find(REFERENCE);
    }

    /**
     * payment: what it is for.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> description() {
        return find(DESCRIPTION);
    }

    /**
     * payment: ways to pay.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<String>> methods() {
        return find(METHODS);
    }

    /**
     * payment: whether the visitor may not change the amount.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Boolean> lockAmount() {
        return find(LOCK_AMOUNT);
    }

    /**
     * payment and kyc: country that is preselected.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * balance: accounts to show.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<String>> accountIds() {
        return find(ACCOUNT_IDS);
    }

    /**
     * balance: currencies to show.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<String>> currencies() {
        return find(CURRENCIES);
    }

    /**
     * balance: whether to show what is on its way.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Boolean> showPending() {
        return find(SHOW_PENDING);
    }

    /**
     * kyc: tier to reach.
     *
     * @return empty when it is null or was left out
     */
    public Optional<KycRequestedTier> requestedTier() {
        return find(REQUESTED_TIER);
    }

    /**
     * kyc: checks to run.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<KycCheckType>> checks() {
        return find(CHECKS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<WidgetConfig, Builder> {
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
        public Builder amountMinorUnits(@Nullable Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value payment: currency of the amount.
         * @return this
         */
        public Builder currency(@Nullable String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code reference}.
         *
         * @param value payment: your reference.
         * @return this
         */
        public Builder reference(@Nullable String value) {
            return set(REFERENCE, value);
        }

        /**
         * Sets {@code description}.
         *
         * @param value payment: what it is for.
         * @return this
         */
        public Builder description(@Nullable String value) {
            return set(DESCRIPTION, value);
        }

        /**
         * Sets {@code methods}.
         *
         * @param value payment: ways to pay.
         * @return this
         */
        public Builder methods(@Nullable List<String> value) {
            return set(METHODS, value);
        }

        /**
         * Sets {@code lockAmount}.
         *
         * @param value payment: whether the visitor may not change the amount.
         * @return this
         */
        public Builder lockAmount(@Nullable Boolean value) {
            return set(LOCK_AMOUNT, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value payment and kyc: country that is preselected.
         * @return this
         */
        public Builder country(@Nullable String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code accountIds}.
         *
         * @param value balance: accounts to show.
         * @return this
         */
        public Builder accountIds(@Nullable List<String> value) {
            return set(ACCOUNT_IDS, value);
        }

        /**
         * Sets {@code currencies}.
         *
         * @param value balance: currencies to show.
         * @return this
         */
        public Builder currencies(@Nullable List<String> value) {
            return set(CURRENCIES, value);
        }

        /**
         * Sets {@code showPending}.
         *
         * @param value balance: whether to show what is on its way.
         * @return this
         */
        public Builder showPending(@Nullable Boolean value) {
            return set(SHOW_PENDING, value);
        }

        /**
         * Sets {@code requestedTier}.
         *
         * @param value kyc: tier to reach.
         * @return this
         */
        public Builder requestedTier(@Nullable KycRequestedTier value) {
            return set(REQUESTED_TIER, value);
        }

        /**
         * Sets {@code checks}.
         *
         * @param value kyc: checks to run.
         * @return this
         */
        public Builder checks(@Nullable List<KycCheckType> value) {
            return set(CHECKS, value);
        }
    }
}
