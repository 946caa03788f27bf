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
 * Who pays.
 */
public final class FraudSenderInput extends Model {
    private static final Prop<String> CUSTOMER_ID = Prop.optional("customerId", Codecs.STRING);
    private static final Prop<String> PHONE = Prop.optional("phone", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<Integer> ACCOUNT_AGE_DAYS = Prop.optional("accountAgeDays", Codecs.INT32);
    private static final Prop<KycTier> KYC_TIER = Prop.optional("kycTier", KycTier.CODEC);
    private static final Prop<OffsetDateTime> SIM_CHANGED_AT = Prop.optional("simChangedAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<FraudSenderInput> SHAPE = Shape.of("FraudSenderInput", FraudSenderInput::new, CUSTOMER_ID, PHONE, COUNTRY, ACCOUNT_AGE_DAYS, KYC_TIER, SIM_CHANGED_AT);

    private FraudSenderInput(Values values) {
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
     * Customer.
     *
     * @return empty when it was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
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
     * The member country.
     *
     * @return empty when it was left out
     */
    public Optional<String> country() {
        return find(COUNTRY);
    }

    /**
     * Age of the sender's account in days.
     *
     * @return empty when it was left out
     */
    public Optional<Integer> accountAgeDays() {
        return find(ACCOUNT_AGE_DAYS);
    }

    /**
     * The member kycTier.
     *
     * @return empty when it was left out
     */
    public Optional<KycTier> kycTier() {
        return find(KYC_TIER);
    }

    /**
     * When the SIM was last changed.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> simChangedAt() {
        return find(SIM_CHANGED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<FraudSenderInput, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer.
         * @return this
         */
        public Builder customerId(String value) {
            return set(CUSTOMER_ID, value);
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
         * Sets {@code country}.
         *
         * @param value the value
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code accountAgeDays}.
         *
         * @param value Age of the sender's account in days.
         * @return this
         */
        public Builder accountAgeDays(Integer value) {
            return set(ACCOUNT_AGE_DAYS, value);
        }

        /**
         * Sets {@code kycTier}.
         *
         * @param value the value
         * @return this
         */
        public Builder kycTier(KycTier value) {
            return set(KYC_TIER, value);
        }

        /**
         * Sets {@code simChangedAt}.
         *
         * @param value When the SIM was last changed.
         * @return this
         */
        public Builder simChangedAt(OffsetDateTime value) {
            return set(SIM_CHANGED_AT, value);
        }
    }
}
