// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * How much test money to add, and where.
 * <p>
 * Name the account or the currency; a currency means the tenant's default account in it.
 */
public final class SandboxFundingRequest extends Model {
    private static final Prop<String> ACCOUNT_ID = Prop.optional("accountId", Codecs.STRING);
    private static final Prop<String> CURRENCY = Prop.optional("currency", Codecs.STRING);
    private static final Prop<Long> AMOUNT_MINOR_UNITS = Prop.required("amountMinorUnits", Codecs.INT64);

    /** How this type travels. */
    public static final Shape<SandboxFundingRequest> SHAPE = Shape.of("SandboxFundingRequest", SandboxFundingRequest::new, ACCOUNT_ID, CURRENCY, AMOUNT_MINOR_UNITS);

    private SandboxFundingRequest(Values values) {
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
     * Account to fund.
     *
     * @return empty when it was left out
     */
    public Optional<String> accountId() {
        return find(ACCOUNT_ID);
    }

    /**
     * Currency of the amount; must be the account's own if `accountId` is given.
     *
     * @return empty when it was left out
     */
    public Optional<String> currency() {
        return find(CURRENCY);
    }

    /**
     * Amount to add, in minor units.
     *
     * @return the value, never null
     */
    public long amountMinorUnits() {
        return get(AMOUNT_MINOR_UNITS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SandboxFundingRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value Account to fund.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency of the amount; must be the account's own if `accountId` is given.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code amountMinorUnits}.
         *
         * @param value Amount to add, in minor units.
         * @return this
         */
        public Builder amountMinorUnits(long value) {
            return set(AMOUNT_MINOR_UNITS, value);
        }
    }
}
