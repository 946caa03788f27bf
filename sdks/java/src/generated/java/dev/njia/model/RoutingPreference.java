// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Field;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How the rail is chosen when `rail` is `auto`, and whether another rail may stand in after a failure.
 */
public final class RoutingPreference extends Model {
    private static final Prop<RoutingStrategy> STRATEGY = Prop.optional("strategy", RoutingStrategy.CODEC);
    private static final Prop<List<String>> ALLOW_RAILS = Prop.optional("allowRails", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> EXCLUDE_RAILS = Prop.optional("excludeRails", Codecs.list(Codecs.STRING));
    private static final Prop<Money> MAX_FEE = Prop.optional("maxFee", Codecs.later(() -> Money.SHAPE)).orNull();
    private static final Prop<Boolean> FAILOVER = Prop.optional("failover", Codecs.BOOLEAN);
    private static final Prop<Integer> MAX_RAILS = Prop.optional("maxRails", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<RoutingPreference> SHAPE = Shape.of("RoutingPreference", RoutingPreference::new, STRATEGY, ALLOW_RAILS, EXCLUDE_RAILS, MAX_FEE, FAILOVER, MAX_RAILS);

    private RoutingPreference(Values values) {
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
     * What the choice favours.
     *
     * @return empty when it was left out
     */
    public Optional<RoutingStrategy> strategy() {
        return find(STRATEGY);
    }

    /**
     * Only these rails may be chosen.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowRails() {
        return find(ALLOW_RAILS);
    }

    /**
     * These rails may not be chosen.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> excludeRails() {
        return find(EXCLUDE_RAILS);
    }

    /**
     * Highest fee to accept, in the currency of the fee; null for no limit.
     * <p>
     * When every rail costs more, the answer is 422 `max_fee_exceeded`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Money> maxFee() {
        return find(MAX_FEE);
    }

    /**
     * {@code maxFee} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<Money> maxFeeField() {
        return field(MAX_FEE);
    }

    /**
     * Whether the next ranked rail is tried after a rail answered that nothing was executed.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> failover() {
        return find(FAILOVER);
    }

    /**
     * How many different rails may be tried.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> maxRails() {
        return find(MAX_RAILS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<RoutingPreference, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code strategy}.
         *
         * @param value What the choice favours.
         * @return this
         */
        public Builder strategy(RoutingStrategy value) {
            return set(STRATEGY, value);
        }

        /**
         * Sets {@code allowRails}.
         *
         * @param value Only these rails may be chosen.
         * @return this
         */
        public Builder allowRails(List<String> value) {
            return set(ALLOW_RAILS, value);
        }

        /**
         * Sets {@code excludeRails}.
         *
         * @param value These rails may not be chosen.
         * @return this
         */
        public Builder excludeRails(List<String> value) {
            return set(EXCLUDE_RAILS, value);
        }

        /**
         * Sets {@code maxFee}.
         *
         * @param value Highest fee to accept, in the currency of the fee; null for no limit.
         * @return this
         */
        public Builder maxFee(@Nullable Money value) {
            return set(MAX_FEE, value);
        }

        /**
         * Sets {@code failover}.
         *
         * @param value Whether the next ranked rail is tried after a rail answered that nothing was executed.
         * @return this
         */
        public Builder failover(Boolean value) {
            return set(FAILOVER, value);
        }

        /**
         * Sets {@code maxRails}.
         *
         * @param value How many different rails may be tried.
         * @return this
         */
        public Builder maxRails(Integer value) {
            return set(MAX_RAILS, value);
        }
    }
}
