// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/**
 * A new customer.
 * <p>
 * A person needs `givenNames` and `lastName`, a business needs `businessName`.
 */
public final class CustomerRequest extends Model {
    private static final Prop<String> EXTERNAL_ID = Prop.optional("externalId", Codecs.STRING);
    private static final Prop<CustomerType> TYPE = Prop.optional("type", CustomerType.CODEC);
    private static final Prop<String> GIVEN_NAMES = Prop.optional("givenNames", Codecs.STRING);
    private static final Prop<String> LAST_NAME = Prop.optional("lastName", Codecs.STRING);
    private static final Prop<String> BUSINESS_NAME = Prop.optional("businessName", Codecs.STRING);
    private static final Prop<LocalDate> DATE_OF_BIRTH = Prop.optional("dateOfBirth", Codecs.DATE).keep(Prop.Secrecy.SECRET);
    private static final Prop<String> PHONE = Prop.optional("phone", Codecs.STRING).keep(Prop.Secrecy.LAST4);
    private static final Prop<String> EMAIL = Prop.optional("email", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<AddressInput> ADDRESS = Prop.optional("address", Codecs.later(() -> AddressInput.SHAPE));
    private static final Prop<LanguageTag> PREFERRED_LANGUAGE = Prop.optional("preferredLanguage", LanguageTag.CODEC);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<CustomerRequest> SHAPE = Shape.of("CustomerRequest", CustomerRequest::new, EXTERNAL_ID, TYPE, GIVEN_NAMES, LAST_NAME, BUSINESS_NAME, DATE_OF_BIRTH, PHONE, EMAIL, COUNTRY, ADDRESS, PREFERRED_LANGUAGE, METADATA);

    private CustomerRequest(Values values) {
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
     * The caller's own id, unique per tenant and mode; a second use answers 409 `duplicate_external_id`.
     *
     * @return empty when it was left out
     */
    public Optional<String> externalId() {
        return find(EXTERNAL_ID);
    }

    /**
     * Kind of customer.
     *
     * @return empty when it was left out
     */
    public Optional<CustomerType> type() {
        return find(TYPE);
    }

    /**
     * Given names of a person.
     *
     * @return empty when it was left out
     */
    public Optional<String> givenNames() {
        return find(GIVEN_NAMES);
    }

    /**
     * Family name of a person.
     *
     * @return empty when it was left out
     */
    public Optional<String> lastName() {
        return find(LAST_NAME);
    }

    /**
     * Name of a business.
     *
     * @return empty when it was left out
     */
    public Optional<String> businessName() {
        return find(BUSINESS_NAME);
    }

    /**
     * Date of birth of a person.
     *
     * @return empty when it was left out
     */
    public Optional<LocalDate> dateOfBirth() {
        return find(DATE_OF_BIRTH);
    }

    /**
     * Phone number; its dial code need not be that of `country`.
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
     * The member country.
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

    /**
     * Language for messages to the customer.
     * <p>
     * Without it, English.
     *
     * @return empty when it was left out
     */
    public Optional<LanguageTag> preferredLanguage() {
        return find(PREFERRED_LANGUAGE);
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
    public static final class Builder extends ModelBuilder<CustomerRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code externalId}.
         *
         * @param value The caller's own id, unique per tenant and mode; a second use answers 409 `duplicate_external_id`.
         * @return this
         */
        public Builder externalId(String value) {
            return set(EXTERNAL_ID, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value Kind of customer.
         * @return this
         */
        public Builder type(CustomerType value) {
            return set(TYPE, value);
        }

        /**
         * Sets {@code givenNames}.
         *
         * @param value Given names of a person.
         * @return this
         */
        public Builder givenNames(String value) {
            return set(GIVEN_NAMES, value);
        }

        /**
         * Sets {@code lastName}.
         *
         * @param value Family name of a person.
         * @return this
         */
        public Builder lastName(String value) {
            return set(LAST_NAME, value);
        }

        /**
         * Sets {@code businessName}.
         *
         * @param value Name of a business.
         * @return this
         */
        public Builder businessName(String value) {
            return set(BUSINESS_NAME, value);
        }

        /**
         * Sets {@code dateOfBirth}.
         *
         * @param value Date of birth of a person.
         * @return this
         */
        public Builder dateOfBirth(LocalDate value) {
            return set(DATE_OF_BIRTH, value);
        }

        /**
         * Sets {@code phone}.
         *
         * @param value Phone number; its dial code need not be that of `country`.
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
         * @param value the value
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

        /**
         * Sets {@code preferredLanguage}.
         *
         * @param value Language for messages to the customer.
         * @return this
         */
        public Builder preferredLanguage(LanguageTag value) {
            return set(PREFERRED_LANGUAGE, value);
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
