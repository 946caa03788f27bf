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
 * A spend limit with its use in the current window.
 */
public final class SpendLimit extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("spend_limit");
    private static final Prop<SpendLimitScope> SCOPE = Prop.required("scope", SpendLimitScope.CODEC);
    private static final Prop<String> MERCHANT_ID = Prop.required("merchantId", Codecs.STRING).orNull();
    private static final Prop<String> CATEGORY = Prop.required("category", Codecs.STRING).orNull();
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64).orNull();
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<SpendLimitInterval> INTERVAL = Prop.required("interval", SpendLimitInterval.CODEC);
    private static final Prop<Integer> MAX_COUNT = Prop.required("maxCount", Codecs.INT32).orNull();
    private static final Prop<SpendLimitUsage> USAGE = Prop.required("usage", Codecs.later(() -> SpendLimitUsage.SHAPE)).orNull();
    private static final Prop<List<SpendLimitKeyUsage>> USAGE_BY_KEY = Prop.required("usageByKey", Codecs.list(Codecs.later(() -> SpendLimitKeyUsage.SHAPE))).orNull();
    private static final Prop<String> NEXT_KEY = Prop.required("nextKey", Codecs.STRING).orNull();

    /** How this type travels. */
    public static final Shape<SpendLimit> SHAPE = Shape.of("SpendLimit", SpendLimit::new, ID, OBJECT, SCOPE, MERCHANT_ID, CATEGORY, AMOUNT_MINOR_UNITS, CURRENCY, INTERVAL, MAX_COUNT, USAGE, USAGE_BY_KEY, NEXT_KEY);

    private SpendLimit(Values values) {
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
     * Id of the limit.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
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
     * The merchant, or `*` for each; null for other scopes.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> merchantId() {
        return find(MERCHANT_ID);
    }

    /**
     * The category, or `*` for each group; null for other scopes.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> category() {
        return find(CATEGORY);
    }

    /**
     * Most that may be spent in a window, in minor units; null if only the count is limited.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Long> amountMinorUnits() {
        return find(AMOUNT_MINOR_UNITS);
    }

    /**
     * Currency of the card.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
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
     * Most authorizations in a window; null if only the amount is limited.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> maxCount() {
        return find(MAX_COUNT);
    }

    /**
     * Use in the current window; null for a `*` limit.
     *
     * @return empty when it is null or was left out
     */
    public Optional<SpendLimitUsage> usage() {
        return find(USAGE);
    }

    /**
     * Use by merchant or category group in the current window, most spent first, one page of it; null unless the
     * limit is for each of them.
     *
     * @return empty when it is null or was left out
     */
    public Optional<List<SpendLimitKeyUsage>> usageByKey() {
        return find(USAGE_BY_KEY);
    }

    /**
     * Value for `afterKey` that gives the next page of `usageByKey`; null on the last page.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> nextKey() {
        return find(NEXT_KEY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SpendLimit, Builder> {
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
         * @param value Id of the limit.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
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
         * @param value The merchant, or `*` for each; null for other scopes.
         * @return this
         */
        public Builder merchantId(@Nullable String value) {
            return set(MERCHANT_ID, value);
        }

        /**
         * Sets {@code category}.
         *
         * @param value The category, or `*` for each group; null for other scopes.
         * @return this
         */
        public Builder category(@Nullable String value) {
            return set(CATEGORY, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Most that may be spent in a window, in minor units; null if only the count is limited.
         * @return this
         */
        public Builder amountMinorUnits(@Nullable Long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency of the card.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
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
         * @param value Most authorizations in a window; null if only the amount is limited.
         * @return this
         */
        public Builder maxCount(@Nullable Integer value) {
            return set(MAX_COUNT, value);
        }

        /**
         * Sets {@code usage}.
         *
         * @param value Use in the current window; null for a `*` limit.
         * @return this
         */
        public Builder usage(@Nullable SpendLimitUsage value) {
            return set(USAGE, value);
        }

        /**
         * Sets {@code usageByKey}.
         *
         * @param value Use by merchant or category group in the current window, most spent first, one page of it; null unless the limit is for each of them.
         * @return this
         */
        public Builder usageByKey(@Nullable List<SpendLimitKeyUsage> value) {
            return set(USAGE_BY_KEY, value);
        }

        /**
         * Sets {@code nextKey}.
         *
         * @param value Value for `afterKey` that gives the next page of `usageByKey`; null on the last page.
         * @return this
         */
        public Builder nextKey(@Nullable String value) {
            return set(NEXT_KEY, value);
        }
    }
}
