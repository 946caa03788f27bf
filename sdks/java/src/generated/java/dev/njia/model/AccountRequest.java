// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Map;
import java.util.Optional;

/**
 * Order to open an account.
 */
public final class AccountRequest extends Model {
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<AccountType> TYPE = Prop.optional("type", AccountType.CODEC);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<AccountRequest> SHAPE = Shape.of("AccountRequest", AccountRequest::new, NAME, TYPE, COUNTRY, CURRENCY, METADATA);

    private AccountRequest(Values values) {
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
     * Name of the account.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * What the account is for.
     *
     * @return empty when it was left out
     */
    public Optional<AccountType> type() {
        return find(TYPE);
    }

    /**
     * Country of the account.
     * <p>
     * Without it, the tenant's country.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
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
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<AccountRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the account.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value What the account is for.
         * @return this
         */
        public Builder type(AccountType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value Country of the account.
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
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
         * Sets {@code metadata}.
         *
         * @param value the value
         * @return this
         */
        public Builder metadata(Map<String, String> value) {
            return set(METADATA, value);
        }
    }
}
