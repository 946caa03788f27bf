// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Field;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Changes to a customer.
 * <p>
 * What is left out stays; null removes a value.
 */
public final class CustomerUpdateRequest extends Model {
    private static final Prop<String> EXTERNAL_ID = Prop.optional("externalId", Codecs.STRING).orNull();
    private static final Prop<String> GIVEN_NAMES = Prop.optional("givenNames", Codecs.STRING).orNull();
    private static final Prop<String> LAST_NAME = Prop.optional("lastName", Codecs.STRING).orNull();
    private static final Prop<String> BUSINESS_NAME = Prop.optional("businessName", Codecs.STRING).orNull();
    private static final Prop<LocalDate> DATE_OF_BIRTH = Prop.optional("dateOfBirth", Codecs.DATE).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<String> PHONE = Prop.optional("phone", Codecs.STRING).orNull().keep(Prop.Secrecy.LAST4);
    private static final Prop<String> EMAIL = Prop.optional("email", Codecs.STRING).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<String> COUNTRY = Prop.optional("country", Codecs.STRING);
    private static final Prop<AddressInput> ADDRESS = Prop.optional("address", Codecs.later(() -> AddressInput.SHAPE)).orNull();
    private static final Prop<LanguageTag> PREFERRED_LANGUAGE = Prop.optional("preferredLanguage", LanguageTag.CODEC);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<CustomerUpdateRequest> SHAPE = Shape.of("CustomerUpdateRequest", CustomerUpdateRequest::new, EXTERNAL_ID, GIVEN_NAMES, LAST_NAME, BUSINESS_NAME, DATE_OF_BIRTH, PHONE, EMAIL, COUNTRY, ADDRESS, PREFERRED_LANGUAGE, METADATA);

    private CustomerUpdateRequest(Values values) {
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
     * The caller's own id.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> externalId() {
        return find(EXTERNAL_ID);
    }

    /**
     * {@code externalId} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> externalIdField() {
        return field(EXTERNAL_ID);
    }

    /**
     * Given names of a person.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> givenNames() {
        return find(GIVEN_NAMES);
    }

    /**
     * {@code givenNames} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> givenNamesField() {
        return field(GIVEN_NAMES);
    }

    /**
     * Family name of a person.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> lastName() {
        return find(LAST_NAME);
    }

    /**
     * {@code lastName} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> lastNameField() {
        return field(LAST_NAME);
    }

    /**
     * Name of a business.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> businessName() {
        return find(BUSINESS_NAME);
    }

    /**
     * {@code businessName} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> businessNameField() {
        return field(BUSINESS_NAME);
    }

    /**
     * Date of birth of a person.
     *
     * @return empty when it is null or was left out
     */
    public Optional<LocalDate> dateOfBirth() {
        return find(DATE_OF_BIRTH);
    }

    /**
     * {@code dateOfBirth} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<LocalDate> dateOfBirthField() {
        return field(DATE_OF_BIRTH);
    }

    /**
     * Phone number.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> phone() {
        return find(PHONE);
    }

    /**
     * {@code phone} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> phoneField() {
        return field(PHONE);
    }

    /**
     * E-mail address.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> email() {
        return find(EMAIL);
    }

    /**
     * {@code email} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> emailField() {
        return field(EMAIL);
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
     * Postal address; replaces the old one as a whole.
     *
     * @return empty when it is null or was left out
     */
    public Optional<AddressInput> address() {
        return find(ADDRESS);
    }

    /**
     * {@code address} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<AddressInput> addressField() {
        return field(ADDRESS);
    }

    /**
     * The member preferredLanguage.
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
    public static final class Builder extends ModelBuilder<CustomerUpdateRequest, Builder> {
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
         * @param value The caller's own id.
         * @return this
         */
        public Builder externalId(@Nullable String value) {
            return set(EXTERNAL_ID, value);
        }

        /**
         * Sets {@code givenNames}.
         *
         * @param value Given names of a person.
         * @return this
         */
        public Builder givenNames(@Nullable String value) {
            return set(GIVEN_NAMES, value);
        }

        /**
         * Sets {@code lastName}.
         *
         * @param value Family name of a person.
         * @return this
         */
        public Builder lastName(@Nullable String value) {
            return set(LAST_NAME, value);
        }

        /**
         * Sets {@code businessName}.
         *
         * @param value Name of a business.
         * @return this
         */
        public Builder businessName(@Nullable String value) {
            return set(BUSINESS_NAME, value);
        }

        /**
         * Sets {@code dateOfBirth}.
         *
         * @param value Date of birth of a person.
         * @return this
         */
        public Builder dateOfBirth(@Nullable LocalDate value) {
            return set(DATE_OF_BIRTH, value);
        }

        /**
         * Sets {@code phone}.
         *
         * @param value Phone number.
         * @return this
         */
        public Builder phone(@Nullable String value) {
            return set(PHONE, value);
        }

        /**
         * Sets {@code email}.
         *
         * @param value E-mail address.
         * @return this
         */
        public Builder email(@Nullable String value) {
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
         * @param value Postal address; replaces the old one as a whole.
         * @return this
         */
        public Builder address(@Nullable AddressInput value) {
            return set(ADDRESS, value);
        }

        /**
         * Sets {@code preferredLanguage}.
         *
         * @param value the value
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
