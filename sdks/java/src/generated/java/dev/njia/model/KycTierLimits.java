// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the tier allows.
 * <p>
 * Null means no limit.
 */
public final class KycTierLimits extends Model {
    private static final Prop<Money> DAILY = Prop.required("daily", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Money> SINGLE = Prop.required("single", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Money> BALANCE = Prop.required("balance", Codecs.later(() -> Money.SHAPE)).orNull();

    /** How this type travels. */
    public static final Shape<KycTierLimits> SHAPE = Shape.of("KycTierLimits", KycTierLimits::new, DAILY, SINGLE, BALANCE);

    private KycTierLimits(Values values) {
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
     * Most per day.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> daily() {
        return find(DAILY);
    }

    /**
     * Most per payment.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> single() {
        return find(SINGLE);
    }

    /**
     * Highest balance.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> balance() {
        return find(BALANCE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycTierLimits, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code daily}.
         *
         * @param value Most per day.
         * @return this
         */
        public Builder daily(@Nullable Money value) {
            return set(DAILY, value);
        }

        /**
         * Sets {@code single}.
         *
         * @param value Most per payment.
         * @return this
         */
        public Builder single(@Nullable Money value) {
            return set(SINGLE, value);
        }

        /**
         * Sets {@code balance}.
         *
         * @param value Highest balance.
         * @return this
         */
        public Builder balance(@Nullable Money value) {
            return set(BALANCE, value);
        }
    }
}
