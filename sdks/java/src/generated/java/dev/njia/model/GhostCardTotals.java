// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * What a card spent in its life.
 */
public final class GhostCardTotals extends Model {
    private static final Prop<Money> SPENT = Prop.required("spent", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> HELD = Prop.required("held", Codecs.later(() -> Money.SHAPE));

    /** How this type travels. */
    public static final Shape<GhostCardTotals> SHAPE = Shape.of("GhostCardTotals", GhostCardTotals::new, SPENT, HELD);

    private GhostCardTotals(Values values) {
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
     * Captured.
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

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<GhostCardTotals, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code spent}.
         *
         * @param value Captured.
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
    }
}
