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
 * A bank account as answers show it.
 */
public final class BankAccountPartyDetails extends Model {
    private static final Prop<String> TYPE = Prop.required("type", Codecs.STRING).always("bank_account");
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> BANK_CODE = Prop.required("bankCode", Codecs.STRING);
    private static final Prop<String> ACCOUNT_NUMBER = Prop.required("accountNumber", Codecs.STRING).orNull().keep(Prop.Secrecy.LAST4);
    private static final Prop<String> IBAN = Prop.required("iban", Codecs.STRING).orNull().keep(Prop.Secrecy.LAST4);
    private static final Prop<String> HOLDER_NAME = Prop.required("holderName", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<BankAccountPartyDetails> SHAPE = Shape.of("BankAccountPartyDetails", BankAccountPartyDetails::new, TYPE, COUNTRY, BANK_CODE, ACCOUNT_NUMBER, IBAN, HOLDER_NAME);

    private BankAccountPartyDetails(Values values) {
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
     * The member country.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /**
     * BIC or national bank code.
     *
     * @return the value, never null
     */
    public String bankCode() {
        return get(BANK_CODE);
    }

    /**
     * National account number; only the last four characters are shown.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> accountNumber() {
        return find(ACCOUNT_NUMBER);
    }

    /**
     * IBAN; only the last four characters are shown.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> iban() {
        return find(IBAN);
    }

    /**
     * Name of the account's holder.
     *
     * @return the value, never null
     */
    public String holderName() {
        return get(HOLDER_NAME);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<BankAccountPartyDetails, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code country}.
         *
         * @param value the value
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code bankCode}.
         *
         * @param value BIC or national bank code.
         * @return this
         */
        public Builder bankCode(String value) {
            return set(BANK_CODE, value);
        }

        /**
         * Sets {@code accountNumber}.
         *
         * @param value National account number; only the last four characters are shown.
         * @return this
         */
        public Builder accountNumber(@Nullable String value) {
            return set(ACCOUNT_NUMBER, value);
        }

        /**
         * Sets {@code iban}.
         *
         * @param value IBAN; only the last four characters are shown.
         * @return this
         */
        public Builder iban(@Nullable String value) {
            return set(IBAN, value);
        }

        /**
         * Sets {@code holderName}.
         *
         * @param value Name of the account's holder.
         * @return this
         */
        public Builder holderName(String value) {
            return set(HOLDER_NAME, value);
        }
    }
}
