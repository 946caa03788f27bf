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

/**
 * One transaction of the wallet, in the currency of the request.
 */
public final class MobileMoneyTransactionInput extends Model {
    private static final Prop<String> ID = Prop.optional("id", Codecs.STRING);
    private static final Prop<OffsetDateTime> OCCURRED_AT = Prop.required("occurredAt", Codecs.DATE_TIME);
    private static final Prop<MobileMoneyTransactionType> TYPE = Prop.required("type", MobileMoneyTransactionType.CODEC);
    private static final Prop<MobileMoneyFlow> DIRECTION = Prop.required("direction", MobileMoneyFlow.CODEC);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> COUNTERPARTY_HASH = Prop.optional("counterpartyHash", Codecs.STRING);
    private static final Prop<MobileMoneyTransactionStatus> STATUS = Prop.optional("status", MobileMoneyTransactionStatus.CODEC);
    private static final Prop<Money> BALANCE_AFTER = Prop.optional("balanceAfter", Codecs.later(() -> Money.SHAPE));

    /** How this type travels. */
    public static final Shape<MobileMoneyTransactionInput> SHAPE = Shape.of("MobileMoneyTransactionInput", MobileMoneyTransactionInput::new, ID, OCCURRED_AT, TYPE, DIRECTION, AMOUNT_MINOR_UNITS, COUNTERPARTY_HASH, STATUS, BALANCE_AFTER);

    private MobileMoneyTransactionInput(Values values) {
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
     * Id at the provider; repeats are counted once.
     *
     * @return empty when it was left out
     */
    public Optional<String> id() {
        return find(ID);
    }

    /**
     * When it happened.
     *
     * @return the value, never null
     */
    public OffsetDateTime occurredAt() {
        return get(OCCURRED_AT);
    }

    /**
     * The member type.
     *
     * @return the value, never null
     */
    public MobileMoneyTransactionType type() {
        return get(TYPE);
    }

    /**
     * The member direction.
     *
     * @return the value, never null
     */
    public MobileMoneyFlow direction() {
        return get(DIRECTION);
    }

    /**
     * Amount in minor units of the request's currency.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * Hash of the other side, so that different ones can be counted.
     * <p>
     * No names and no numbers.
     *
     * @return empty when it was left out
     */
    public Optional<String> counterpartyHash() {
        return find(COUNTERPARTY_HASH);
    }

    /**
     * Outcome.
     *
     * @return empty when it was left out
     */
    public Optional<MobileMoneyTransactionStatus> status() {
        return find(STATUS);
    }

    /**
     * The member balanceAfter.
     *
     * @return empty when it was left out
     */
    public Optional<Money> balanceAfter() {
        return find(BALANCE_AFTER);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<MobileMoneyTransactionInput, Builder> {
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
         * @param value Id at the provider; repeats are counted once.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code occurredAt}.
         *
         * @param value When it happened.
         * @return this
         */
        public Builder occurredAt(OffsetDateTime value) {
            return set(OCCURRED_AT, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value the value
         * @return this
         */
        public Builder type(MobileMoneyTransactionType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code direction}.
         *
         * @param value the value
         * @return this
         */
        public Builder direction(MobileMoneyFlow value) {
            return set(DIRECTION, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount in minor units of the request's currency.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code counterpartyHash}.
         *
         * @param value Hash of the other side, so that different ones can be counted.
         * @return this
         */
        public Builder counterpartyHash(String value) {
            return set(COUNTERPARTY_HASH, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value Outcome.
         * @return this
         */
        public Builder status(MobileMoneyTransactionStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code balanceAfter}.
         *
         * @param value the value
         * @return this
         */
        public Builder balanceAfter(Money value) {
            return set(BALANCE_AFTER, value);
        }
    }
}
