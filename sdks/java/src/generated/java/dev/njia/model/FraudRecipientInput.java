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
 * Who is paid: by phone number, account number or merchant id.
 */
public final class FraudRecipientInput extends Model {
    private static final Prop<String> PHONE = Prop.optional("phone", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> ACCOUNT_NUMBER = Prop.optional("accountNumber", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> MERCHANT_ID = Prop.optional("merchantId", Codecs.STRING);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<OffsetDateTime> FIRST_SEEN_AT = Prop.optional("firstSeenAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<FraudRecipientInput> SHAPE = Shape.of("FraudRecipientInput", FraudRecipientInput::new, PHONE, ACCOUNT_NUMBER, MERCHANT_ID, COUNTRY, FIRST_SEEN_AT);

    private FraudRecipientInput(Values values) {
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
     * Phone number.
     *
     * @return empty when it was left out
     */
    public Optional<String> phone() {
        return find(PHONE);
    }

    /**
     * Account number.
     *
     * @return empty when it was left out
     */
    public Optional<String> accountNumber() {
        return find(ACCOUNT_NUMBER);
    }

    /**
     * Merchant.
     *
     * @return empty when it was left out
     */
    public Optional<String> merchantId() {
        return find(MERCHANT_ID);
    }

    /**
     * The member country.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * When the sender first paid this recipient.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> firstSeenAt() {
        return find(FIRST_SEEN_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudRecipientInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code phone}.
         *
         * @param value Phone number.
         * @return this
         */
        public Builder phone(String value) {
            return set(PHONE, value);
        }

        /**
         * Sets {@code accountNumber}.
         *
         * @param value Account number.
         * @return this
         */
        public Builder accountNumber(String value) {
            return set(ACCOUNT_NUMBER, value);
        }

        /**
         * Sets {@code merchantId}.
         *
         * @param value Merchant.
         * @return this
         */
        public Builder merchantId(String value) {
            return set(MERCHANT_ID, value);
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
         * Sets {@code firstSeenAt}.
         *
         * @param value When the sender first paid this recipient.
         * @return this
         */
        public Builder firstSeenAt(OffsetDateTime value) {
            return set(FIRST_SEEN_AT, value);
        }
    }
}
