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
 * The person to verify.
 */
public final class KycSubject extends Model {
    private static final Prop<String> GIVEN_NAMES = Prop.required("givenNames", Codecs.STRING);
    private static final Prop<String> LAST_NAME = Prop.required("lastName", Codecs.STRING);
    private static final Prop<LocalDate> DATE_OF_BIRTH = Prop.optional("dateOfBirth", Codecs.DATE).keep(Prop.Secrecy.SECRET);
    private static final Prop<String> PHONE = Prop.optional("phone", Codecs.STRING);
    private static final Prop<String> EMAIL = Prop.optional("email", Codecs.STRING);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<AddressInput> ADDRESS = Prop.optional("address", Codecs.later(() -> AddressInput.SHAPE));

    /** How this type travels. */
    public static final Shape<KycSubject> SHAPE = Shape.of("KycSubject", KycSubject::new, GIVEN_NAMES, LAST_NAME, DATE_OF_BIRTH, PHONE, EMAIL, COUNTRY, ADDRESS);

    private KycSubject(Values values) {
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
     * Given names, as on the document.
     *
     * @return the value, never null
     */
    public String givenNames() {
        return get(GIVEN_NAMES);
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
     * The member phone.
     *
     * @return empty when it was left out
     */
    public Optional<String> phone() {
        return find(PHONE);
    }

    /**
     * E-mail address.
     *
     * @return empty when it was left out
     */
    public Optional<String> email() {
        return find(EMAIL);
    }

    /**
     * Country of residence.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /**
     * The member address.
     *
     * @return empty when it was left out
     */
    public Optional<AddressInput> address() {
        return find(ADDRESS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<KycSubject, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code givenNames}.
         *
         * @param value Given names, as on the document.
         * @return this
         */
        public Builder givenNames(String value) {
            return set(GIVEN_NAMES, value);
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
         * Sets {@code phone}.
         *
         * @param value the value
         * @return this
         */
        public Builder phone(String value) {
            return set(PHONE, value);
        }

        /**
         * Sets {@code email}.
         *
         * @param value E-mail address.
         * @return this
         */
        public Builder email(String value) {
            return set(EMAIL, value);
        }

        /**
         * Sets {@code country}.
         *
         * @param value Country of residence.
         * @return this
         */
        public Builder country(String value) {
            return set(COUNTRY, value);
        }

        /**
         * Sets {@code address}.
         *
         * @param value the value
         * @return this
         */
        public Builder address(AddressInput value) {
            return set(ADDRESS, value);
        }
    }
}
