// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Sums of a bulk payment in one currency: `requested` of all items that were not rejected, `succeeded` and
 * `failed` of those that are final, `fees` of those that succeeded.
 */
public final class BulkTotal extends Model {
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Money> REQUESTED = Prop.required("requested", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> SUCCEEDED = Prop.required("succeeded", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> FAILED = Prop.required("failed", Codecs.later(() -> Money.SHAPE));
    private static final Prop<Money> FEES = Prop.required("fees", Codecs.later(() -> Money.SHAPE));

    /** How this type travels. */
    public static final Shape<BulkTotal> SHAPE = Shape.of("BulkTotal", BulkTotal::new, CURRENCY, REQUESTED, SUCCEEDED, FAILED, FEES);

    private BulkTotal(Values values) {
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
     * The member currency.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * The member requested.
     *
     * @return the value, never null
     */
    public Money requested() {
        return get(REQUESTED);
    }

    /**
     * The member succeeded.
     *
     * @return the value, never null
     */
    public Money succeeded() {
        return get(SUCCEEDED);
    }

    /**
     * The member failed.
     *
     * @return the value, never null
     */
    public Money failed() {
        return get(FAILED);
    }

    /**
     * The member fees.
     *
     * @return the value, never null
     */
    public Money fees() {
        return get(FEES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BulkTotal, Builder> {
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
         * Sets {@code requested}.
         *
         * @param value the value
         * @return this
         */
        public Builder requested(Money value) {
            return set(REQUESTED, value);
        }

        /**
         * Sets {@code succeeded}.
         *
         * @param value the value
         * @return this
         */
        public Builder succeeded(Money value) {
            return set(SUCCEEDED, value);
        }

        /**
         * Sets {@code failed}.
         *
         * @param value the value
         * @return this
         */
        public Builder failed(Money value) {
            return set(FAILED, value);
        }

        /**
         * Sets {@code fees}.
         *
         * @param value the value
         * @return this
         */
        public Builder fees(Money value) {
            return set(FEES, value);
        }
    }
}
