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
import org.jspecify.annotations.Nullable;

/**
 * What was used of a limit in the current window.
 */
public final class SpendLimitUsage extends Model {
    private static final Prop<OffsetDateTime> WINDOW_START = Prop.required("windowStart", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> WINDOW_END = Prop.required("windowEnd", Codecs.DATE_TIME).orNull();
    private static final Prop<Money> SPENT = Prop.required("spent", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> HELD = Prop.required("held", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> REMAINING = Prop.required("remaining", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Integer> COUNT = Prop.required("count", Codecs.INT32);
    private static final Prop<Integer> REMAINING_COUNT = Prop.required("remainingCount", Codecs.INT32).orNull();

    /** How this type travels. */
    public static final Shape<SpendLimitUsage> SHAPE = Shape.of("SpendLimitUsage", SpendLimitUsage::new, WINDOW_START, WINDOW_END, SPENT, HELD, REMAINING, COUNT, REMAINING_COUNT);

    private SpendLimitUsage(Values values) {
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
     * Start of the window; null for `per_authorization` and `all_time`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> windowStart() {
        return find(WINDOW_START);
    }

    /**
     * End of the window; null for `per_authorization` and `all_time`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> windowEnd() {
        return find(WINDOW_END);
    }

    /**
     * Captured in the window.
     *
     * @return the value, never null
     */
    public Money spent() {
        return get(SPENT);
    }

    /**
     * Approved and not yet captured.
     *
     * @return the value, never null
     */
    public Money held() {
        return get(HELD);
    }

    /**
     * What is left, 0 if the limit was lowered below what is spent; null without an amount.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> remaining() {
        return find(REMAINING);
    }

    /**
     * Authorizations counted in the window.
     *
     * @return the value, never null
     */
    public int count() {
        return get(COUNT);
    }

    /**
     * Authorizations left; null without a count.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Integer> remainingCount() {
        return find(REMAINING_COUNT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SpendLimitUsage, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code windowStart}.
         *
         * @param value Start of the window; null for `per_authorization` and `all_time`.
         * @return this
         */
        public Builder windowStart(@Nullable OffsetDateTime value) {
            return set(WINDOW_START, value);
        }

        /**
         * Sets {@code windowEnd}.
         *
         * @param value End of the window; null for `per_authorization` and `all_time`.
         * @return this
         */
        public Builder windowEnd(@Nullable OffsetDateTime value) {
            return set(WINDOW_END, value);
        }

        /**
         * Sets {@code spent}.
         *
         * @param value Captured in the window.
         * @return this
         */
        public Builder spent(Money value) {
            return set(SPENT, value);
        }

        /**
         * Sets {@code held}.
         *
         * @param value Approved and not yet captured.
         * @return this
         */
        public Builder held(Money value) {
            return set(HELD, value);
        }

        /**
         * Sets {@code remaining}.
         *
         * @param value What is left, 0 if the limit was lowered below what is spent; null without an amount.
         * @return this
         */
        public Builder remaining(@Nullable Money value) {
            return set(REMAINING, value);
        }

        /**
         * Sets {@code count}.
         *
         * @param value Authorizations counted in the window.
         * @return this
         */
        public Builder count(int value) {
            return set(COUNT, value);
        }

        /**
         * Sets {@code remainingCount}.
         *
         * @param value Authorizations left; null without a count.
         * @return this
         */
        public Builder remainingCount(@Nullable Integer value) {
            return set(REMAINING_COUNT, value);
        }
    }
}
