// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A person or business that payments, scores, identity checks and cards belong to.
 * <p>
 * Id numbers are never in it; the phone number is in full only for keys with the scope `customers:pii`.
 */
public final class Customer extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("customer");
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<String> EXTERNAL_ID = Prop.required("externalId", Codecs.STRING).orNull();
    private static final Prop<CustomerType> TYPE = Prop.required("type", CustomerType.CODEC);
    private static final Prop<String> GIVEN_NAMES = Prop.required("givenNames", Codecs.STRING).orNull();
    private static final Prop<String> LAST_NAME = Prop.required("lastName", Codecs.STRING).orNull();
    private static final Prop<String> BUSINESS_NAME = Prop.required("businessName", Codecs.STRING).orNull();
    private static final Prop<String> DISPLAY_NAME = Prop.required("displayName", Codecs.STRING);
    private static final Prop<LocalDate> DATE_OF_BIRTH = Prop.required("dateOfBirth", Codecs.DATE).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<String> PHONE = Prop.required("phone", Codecs.STRING).orNull().keep(Prop.Secrecy.LAST4);
    private static final Prop<String> EMAIL = Prop.required("email", Codecs.STRING).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<Address> ADDRESS = Prop.required("address", Codecs.later(() -> Address.SHAPE)).orNull();
    private static final Prop<LanguageTag> PREFERRED_LANGUAGE = Prop.required("preferredLanguage", LanguageTag.CODEC);
    private static final Prop<CustomerKyc> KYC = Prop.required("kyc", Codecs.later(() -> CustomerKyc.SHAPE));
    private static final Prop<CustomerRisk> RISK = Prop.required("risk", Codecs.later(() -> CustomerRisk.SHAPE));
    private static final Prop<Map<String, String>> METADATA = Prop.required("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<Customer> SHAPE = Shape.of("Customer", Customer::new, ID, OBJECT, LIVEMODE, VERSION, CREATED_AT, UPDATED_AT, EXTERNAL_ID, TYPE, GIVEN_NAMES, LAST_NAME, BUSINESS_NAME, DISPLAY_NAME, DATE_OF_BIRTH, PHONE, EMAIL, COUNTRY, ADDRESS, PREFERRED_LANGUAGE, KYC, RISK, METADATA);

    private Customer(Values values) {
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
     * Id of the customer.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Grows by 1 with each change.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /**
     * When the customer was made.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When it last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * The caller's own id, unique per tenant and mode.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> externalId() {
        return find(EXTERNAL_ID);
    }

    /**
     * The member type.
     *
     * @return the value, never null
     */
    public CustomerType type() {
        return get(TYPE);
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
     * Family name of a person.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> lastName() {
        return find(LAST_NAME);
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
     * Name to show.
     *
     * @return the value, never null
     */
    public String displayName() {
        return get(DISPLAY_NAME);
    }

    /**
     * Date of birth.
     *
     * @return empty when it is null or was left out
     */
    public Optional<LocalDate> dateOfBirth() {
        return find(DATE_OF_BIRTH);
    }

    /**
     * Phone number, masked without the scope `customers:pii`.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> phone() {
        return find(PHONE);
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
     * The member country.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /**
     * Postal address; null when not given.
     *
     * @return empty when it is null or was left out
     */
    public Optional<Address> address() {
        return find(ADDRESS);
    }

    /**
     * The member preferredLanguage.
     *
     * @return the value, never null
     */
    public LanguageTag preferredLanguage() {
        return get(PREFERRED_LANGUAGE);
    }

    /**
     * The member kyc.
     *
     * @return the value, never null
     */
    public CustomerKyc kyc() {
        return get(KYC);
    }

    /**
     * The member risk.
     *
     * @return the value, never null
     */
    public CustomerRisk risk() {
        return get(RISK);
    }

    /**
     * The member metadata.
     *
     * @return the value, never null
     */
    public Map<String, String> metadata() {
        return get(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Customer, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code id}.
         *
         * @param value Id of the customer.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Grows by 1 with each change.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the customer was made.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When it last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code externalId}.
         *
         * @param value The caller's own id, unique per tenant and mode.
         * @return this
         */
        public Builder externalId(@Nullable String value) {
            return set(EXTERNAL_ID, value);
        }

        /**
         * Sets {@code type}.
         *
         * @param value the value
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
         * Sets {@code displayName}.
         *
         * @param value Name to show.
         * @return this
         */
        public Builder displayName(String value) {
            return set(DISPLAY_NAME, value);
        }

        /**
         * Sets {@code dateOfBirth}.
         *
         * @param value Date of birth.
         * @return this
         */
        public Builder dateOfBirth(@Nullable LocalDate value) {
            return set(DATE_OF_BIRTH, value);
        }

        /**
         * Sets {@code phone}.
         *
         * @param value Phone number, masked without the scope `customers:pii`.
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
         * @param value Postal address; null when not given.
         * @return this
         */
        public Builder address(@Nullable Address value) {
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
         * Sets {@code kyc}.
         *
         * @param value the value
         * @return this
         */
        public Builder kyc(CustomerKyc value) {
            return set(KYC, value);
        }

        /**
         * Sets {@code risk}.
         *
         * @param value the value
         * @return this
         */
        public Builder risk(CustomerRisk value) {
            return set(RISK, value);
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
