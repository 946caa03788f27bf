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
 * The person and the identity number to check.
 */
public final class KycCheckRequest extends Model {
    private static final Prop<String> FIRST_NAME = Prop.required("firstName", Codecs.STRING);
    private static final Prop<String> LAST_NAME = Prop.required("lastName", Codecs.STRING);
    private static final Prop<LocalDate> DATE_OF_BIRTH = Prop.optional("dateOfBirth", Codecs.DATE).keep(Prop.Secrecy.SECRET);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<IdentityType> ID_TYPE = Prop.required("idType", IdentityType.CODEC);
    private static final Prop<String> ID_NUMBER = Prop.required("idNumber", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> PHONE = Prop.optional("phone", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<KycCheckRequest> SHAPE = Shape.of("KycCheckRequest", KycCheckRequest::new, FIRST_NAME, LAST_NAME, DATE_OF_BIRTH, COUNTRY, ID_TYPE, ID_NUMBER, PHONE);

    private KycCheckRequest(Values values) {
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
     * First names.
     *
     * @return the value, never null
     */
    public String firstName() {
        return get(FIRST_NAME);
    }

    /**
     * Family name.
     *
     * @return the value, never null
     */
    public String lastName() {
        return get(LAST_NAME);
    }

    /**
     * Date of birth.
     *
     * @return empty when it was left out
     */
    public Optional<LocalDate> dateOfBirth() {
        return find(DATE_OF_BIRTH);
    }

    /**
     * Country that issued the number.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /**
     * The member idType.
     *
     * @return the value, never null
     */
    public IdentityType idType() {
        return get(ID_TYPE);
    }

    /**
     * The number.
     *
     * @return the value, never null
     */
    public String idNumber() {
        return get(ID_NUMBER);
    }

    /**
     * The member phone.
     *
     * @return empty when it was left out
     */
    public Optional<String> phone() {
        return find(PHONE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycCheckRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code firstName}.
         *
         * @param value First names.
         * @return this
         */
        public Builder firstName(String value) {
            return set(FIRST_NAME, value);
        }

        /**
         * Sets {@code lastName}.
         *
         * @param value Family name.
         * @return this
         */
        public Builder lastName(String value) {
            return set(LAST_NAME, value);
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

        /**
         * Sets {@code country}.
         *
         * @param value Country that issued the number.
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code idType}.
         *
         * @param value the value
         * @return this
         */
        public Builder idType(IdentityType value) {
            return set(ID_TYPE, value);
        }

        /**
         * Sets {@code idNumber}.
         *
         * @param value The number.
         * @return this
         */
        public Builder idNumber(String value) {
            return set(ID_NUMBER, value);
        }

        /**
         * Sets {@code phone}.
         *
         * @param value the value
         * @return this
         */
        public Builder phone(String value) {
            return set(PHONE, value);
        }
    }
}
