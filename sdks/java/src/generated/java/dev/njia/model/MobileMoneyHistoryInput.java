// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * History of a wallet, as exported with the person's consent.
 */
public final class MobileMoneyHistoryInput extends Model {
    private static final Prop<MobileMoneyProvider> PROVIDER = Prop.required("provider", MobileMoneyProvider.CODEC);
    private static final Prop<OffsetDateTime> PERIOD_START = Prop.required("periodStart", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> PERIOD_END = Prop.required("periodEnd", Codecs.DATE_TIME);
    private static final Prop<List<MobileMoneyTransactionInput>> TRANSACTIONS = Prop.required("transactions", Codecs.list(Codecs.later(() -> MobileMoneyTransactionInput.SHAPE)));

    /** How this type travels. */
    public static final Shape<MobileMoneyHistoryInput> SHAPE = Shape.of("MobileMoneyHistoryInput", MobileMoneyHistoryInput::new, PROVIDER, PERIOD_START, PERIOD_END, TRANSACTIONS);

    private MobileMoneyHistoryInput(Values values) {
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
     * The member provider.
     *
     * @return the value, never null
     */
    public MobileMoneyProvider provider() {
        return get(PROVIDER);
    }

    /**
     * Start of the exported period.
     *
     * @return the value, never null
     */
    public OffsetDateTime periodStart() {
        return get(PERIOD_START);
    }

    /**
     * End of the exported period.
     *
     * @return the value, never null
     */
    public OffsetDateTime periodEnd() {
        return get(PERIOD_END);
    }

    /**
     * The transactions; order does not matter.
     *
     * @return the value, never null
     */
    public List<MobileMoneyTransactionInput> transactions() {
        return get(TRANSACTIONS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MobileMoneyHistoryInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code provider}.
         *
         * @param value the value
         * @return this
         */
        public Builder provider(MobileMoneyProvider value) {
            return set(PROVIDER, value);
        }

        /**
         * Sets {@code periodStart}.
         *
         * @param value Start of the exported period.
         * @return this
         */
        public Builder periodStart(OffsetDateTime value) {
            return set(PERIOD_START, value);
        }

        /**
         * Sets {@code periodEnd}.
         *
         * @param value End of the exported period.
         * @return this
         */
        public Builder periodEnd(OffsetDateTime value) {
            return set(PERIOD_END, value);
        }

        /**
         * Sets {@code transactions}.
         *
         * @param value The transactions; order does not matter.
         * @return this
         */
        public Builder transactions(List<MobileMoneyTransactionInput> value) {
            return set(TRANSACTIONS, value);
        }
    }
}
