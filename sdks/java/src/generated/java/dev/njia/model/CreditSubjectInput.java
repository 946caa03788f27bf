// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.util.Optional;

/**
 * The person to score, when there is no customer.
 */
public final class CreditSubjectInput extends Model {
    private static final Prop<String> PHONE = Prop.required("phone", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> FULL_NAME = Prop.optional("fullName", Codecs.STRING);
    private static final Prop<LocalDate> DATE_OF_BIRTH = Prop.optional("dateOfBirth", Codecs.DATE).keep(Prop.Secrecy.SECRET);

    /** How this type travels. */
    public static final Shape<CreditSubjectInput> SHAPE = Shape.of("CreditSubjectInput", CreditSubjectInput::new, PHONE, COUNTRY, FULL_NAME, DATE_OF_BIRTH);

    private CreditSubjectInput(Values values) {
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
     * Phone number of the wallet.
     *
     * @return the value, never null
     */
    public String phone() {
        return get(PHONE);
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
     * Full name.
     *
     * @return empty when it was left out
     */
    public Optional<String> fullName() {
        return find(FULL_NAME);
    }

    /**
     * Date of birth.
     *
     * @return empty when it was left out
     */
    public Optional<LocalDate> dateOfBirth() {
        return find(DATE_OF_BIRTH);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreditSubjectInput, Builder> {
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
         * @param value Phone number of the wallet.
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
         * Sets {@code fullName}.
         *
         * @param value Full name.
         * @return this
         */
        public Builder fullName(String value) {
            return set(FULL_NAME, value);
        }

        /**
         * Sets {@code dateOfBirth}.
         *
         * @param value Date of birth.
         * @return this
         */
        public Builder dateOfBirth(LocalDate value) {
            return set(DATE_OF_BIRTH, value);
        }
    }
}
