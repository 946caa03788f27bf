// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * Another account of the same tenant.
 */
public final class AccountPartyDetails extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING).always("account");
    private static final Prop<String> ACCOUNT_ID = Prop.required("accountId", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<AccountPartyDetails> SHAPE = Shape.of("AccountPartyDetails", AccountPartyDetails::new, TYPE, ACCOUNT_ID);

    private AccountPartyDetails(Values values) {
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
     * Kind of party.
     *
     * @return the value, never null
     */
    public String type() {
        return get(TYPE);
    }

    /**
     * Id of the account.
     *
     * @return the value, never null
     */
    public String accountId() {
        return get(ACCOUNT_ID);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<AccountPartyDetails, Builder> {
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
         * @param value Id of the account.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }
    }
}
