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
 * Test money that was added to an account.
 */
public final class SandboxFunding extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("sandbox_funding");
    private static final Prop<String> TRANSACTION_ID = Prop.required("transactionId", Codecs.STRING);
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Balance> BALANCE = Prop.required("balance", Codecs.later(() -> Balance.SHAPE));
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<SandboxFunding> SHAPE = Shape.of("SandboxFunding", SandboxFunding::new, OBJECT, TRANSACTION_ID, ACCOUNT_ID, AMOUNT_MINOR_UNITS, CURRENCY, BALANCE, CREATED_AT);

    private SandboxFunding(Values values) {
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
     * The kind of this object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * The funding transaction.
     *
     * @return the value, never null
     */
    public String transactionId() {
        return get(TRANSACTION_ID);
    }

    /**
     * The funded account.
     *
     * @return the value, never null
     */
    public String accountId() {
        return get(ACCOUNT_ID);
    }

    /**
     * Amount added, in minor units.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /**
     * ISO 4217 currency of the amount.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Balance afterwards.
     *
     * @return the value, never null
     */
    public Balance balance() {
        return get(BALANCE);
    }

    /**
     * When it was added.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxFunding, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code transactionId}.
         *
         * @param value The funding transaction.
         * @return this
         */
        public Builder transactionId(String value) {
            return set(TRANSACTION_ID, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value The funded account.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount added, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value ISO 4217 currency of the amount.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code balance}.
         *
         * @param value Balance afterwards.
         * @return this
         */
        public Builder balance(Balance value) {
            return set(BALANCE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When it was added.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }
    }
}
