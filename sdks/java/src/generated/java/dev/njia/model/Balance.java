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
 * Money in one currency.
 * <p>
 * `total` is `available` plus `reserved`; `pending` is incoming money that is not posted yet.
 */
public final class Balance extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("balance");
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> AVAILABLE = Prop.required("available", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> PENDING = Prop.required("pending", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> RESERVED = Prop.required("reserved", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> TOTAL = Prop.required("total", Codecs.later(() -> Money.SHAPE));
    private static final Prop<OffsetDateTime> AS_OF = Prop.required("asOf", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<Balance> SHAPE = Shape.of("Balance", Balance::new, OBJECT, CURRENCY, AVAILABLE, PENDING, RESERVED, TOTAL, AS_OF);

    private Balance(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member available.
     *
     * @return the value, never null
     */
    public Money available() {
        return get(AVAILABLE);
    }

    /**
     * The member pending.
     *
     * @return the value, never null
     */
    public Money pending() {
        return get(PENDING);
    }

    /**
     * The member reserved.
     *
     * @return the value, never null
     */
    public Money reserved() {
        return get(RESERVED);
    }

    /**
     * The member total.
     *
     * @return the value, never null
     */
    public Money total() {
        return get(TOTAL);
    }

    /**
     * Time of the figures.
     *
     * @return the value, never null
     */
    public OffsetDateTime asOf() {
        return get(AS_OF);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Balance, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code currency}.
         *
         * @param value the value
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code available}.
         *
         * @param value the value
         * @return this
         */
        public Builder available(Money value) {
            return set(AVAILABLE, value);
        }

        /**
         * Sets {@code pending}.
         *
         * @param value the value
         * @return this
         */
        public Builder pending(Money value) {
            return set(PENDING, value);
        }

        /**
         * Sets {@code reserved}.
         *
         * @param value the value
         * @return this
         */
        public Builder reserved(Money value) {
            return set(RESERVED, value);
        }

        /**
         * Sets {@code total}.
         *
         * @param value the value
         * @return this
         */
        public Builder total(Money value) {
            return set(TOTAL, value);
        }

        /**
         * Sets {@code asOf}.
         *
         * @param value Time of the figures.
         * @return this
         */
        public Builder asOf(OffsetDateTime value) {
            return set(AS_OF, value);
        }
    }
}
