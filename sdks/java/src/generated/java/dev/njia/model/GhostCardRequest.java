// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The card to make.
 */
public final class GhostCardRequest extends Model {
    private static final Prop<String> CURRENCY = Prop.required("currency", Codecs.STRING);
    private static final Prop<String> LABEL = Prop.optional("label", Codecs.STRING);
    private static final Prop<String> CUSTOMER_ID = Prop.optional("customerId", Codecs.STRING);
    private static final Prop<String> ACCOUNT_ID = Prop.optional("accountId", Codecs.STRING);
    private static final Prop<List<SpendLimitInput>> SPEND_LIMITS = Prop.optional("spendLimits", Codecs.list(Codecs.later(() -> SpendLimitInput.SHAPE)));
    private static final Prop<List<String>> ALLOWED_CATEGORIES = Prop.optional("allowedCategories", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> BLOCKED_CATEGORIES = Prop.optional("blockedCategories", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> ALLOWED_MERCHANTS = Prop.optional("allowedMerchants", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> BLOCKED_MERCHANTS = Prop.optional("blockedMerchants", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> ALLOWED_COUNTRIES = Prop.optional("allowedCountries", Codecs.list(Codecs.STRING));
    private static final Prop<Boolean> SINGLE_USE = Prop.optional("singleUse", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.optional("expiresAt", Codecs.DATE_TIME);
    private static final Prop<String> TIMEZONE = Prop.optional("timezone", Codecs.STRING);
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<GhostCardRequest> SHAPE = Shape.of("GhostCardRequest", GhostCardRequest::new, CURRENCY, LABEL, CUSTOMER_ID, ACCOUNT_ID, SPEND_LIMITS, ALLOWED_CATEGORIES, BLOCKED_CATEGORIES, ALLOWED_MERCHANTS, BLOCKED_MERCHANTS, ALLOWED_COUNTRIES, SINGLE_USE, EXPIRES_AT, TIMEZONE, METADATA);

    private GhostCardRequest(Values values) {
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
     * Currency of the card and of its limits.
     *
     * @return the value, never null
     */
    public String currency() {
        return get(CURRENCY);
    }

    /**
     * Name for people.
     *
     * @return empty when it was left out
     */
    public Optional<String> label() {
        return find(LABEL);
    }

    /**
     * Customer who uses the card.
     *
     * @return empty when it was left out
     */
    public Optional<String> customerId() {
        return find(CUSTOMER_ID);
    }

    /**
     * Account that funds it; the tenant's default account in the currency if absent.
     *
     * @return empty when it was left out
     */
    public Optional<String> accountId() {
        return find(ACCOUNT_ID);
    }

    /**
     * Spend limits; none if absent.
     *
     * @return empty when it was left out
     */
    public Optional<List<SpendLimitInput>> spendLimits() {
        return find(SPEND_LIMITS);
    }

    /**
     * Only these categories; all if empty.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowedCategories() {
        return find(ALLOWED_CATEGORIES);
    }

    /**
     * None of these categories.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> blockedCategories() {
        return find(BLOCKED_CATEGORIES);
    }

    /**
     * Only these merchants; all if empty.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowedMerchants() {
        return find(ALLOWED_MERCHANTS);
    }

    /**
     * None of these merchants.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> blockedMerchants() {
        return find(BLOCKED_MERCHANTS);
    }

    /**
     * Only merchants in these countries; all if empty.
     *
     * @return empty when it was left out
     */
    public Optional<List<String>> allowedCountries() {
        return find(ALLOWED_COUNTRIES);
    }

    /**
     * True closes the card after its first approved authorization is captured or reversed.
     *
     * @return empty when it was left out
     */
    public Optional<Boolean> singleUse() {
        return find(SINGLE_USE);
    }

    /**
     * When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
     *
     * @return empty when it was left out
     */
    public Optional<OffsetDateTime> expiresAt() {
        return find(EXPIRES_AT);
    }

    /**
     * IANA time zone of the limit windows; the tenant's if absent.
     *
     * @return empty when it was left out
     */
    public Optional<String> timezone() {
        return find(TIMEZONE);
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
    public static final class Builder extends ModelBuilder<GhostCardRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code currency}.
         *
         * @param value Currency of the card and of its limits.
         * @return this
         */
        public Builder currency(String value) {
            return set(CURRENCY, value);
        }

        /**
         * Sets {@code label}.
         *
         * @param value Name for people.
         * @return this
         */
        public Builder label(String value) {
            return set(LABEL, value);
        }

        /**
         * Sets {@code customerId}.
         *
         * @param value Customer who uses the card.
         * @return this
         */
        public Builder customerId(String value) {
            return set(CUSTOMER_ID, value);
        }

        /**
         * Sets {@code accountId}.
         *
         * @param value Account that funds it; the tenant's default account in the currency if absent.
         * @return this
         */
        public Builder accountId(String value) {
            return set(ACCOUNT_ID, value);
        }

        /**
         * Sets {@code spendLimits}.
         *
         * @param value Spend limits; none if absent.
         * @return this
         */
        public Builder spendLimits(List<SpendLimitInput> value) {
            return set(SPEND_LIMITS, value);
        }

        /**
         * Sets {@code allowedCategories}.
         *
         * @param value Only these categories; all if empty.
         * @return this
         */
        public Builder allowedCategories(List<String> value) {
            return set(ALLOWED_CATEGORIES, value);
        }

        /**
         * Sets {@code blockedCategories}.
         *
         * @param value None of these categories.
         * @return this
         */
        public Builder blockedCategories(List<String> value) {
            return set(BLOCKED_CATEGORIES, value);
        }

        /**
         * Sets {@code allowedMerchants}.
         *
         * @param value Only these merchants; all if empty.
         * @return this
         */
        public Builder allowedMerchants(List<String> value) {
            return set(ALLOWED_MERCHANTS, value);
        }

        /**
         * Sets {@code blockedMerchants}.
         *
         * @param value None of these merchants.
         * @return this
         */
        public Builder blockedMerchants(List<String> value) {
            return set(BLOCKED_MERCHANTS, value);
        }

        /**
         * Sets {@code allowedCountries}.
         *
         * @param value Only merchants in these countries; all if empty.
         * @return this
         */
        public Builder allowedCountries(List<String> value) {
            return set(ALLOWED_COUNTRIES, value);
        }

        /**
         * Sets {@code singleUse}.
         *
         * @param value True closes the card after its first approved authorization is captured or reversed.
         * @return this
         */
        public Builder singleUse(Boolean value) {
            return set(SINGLE_USE, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the card ends; at most 3 years ahead, the end of this month in 12 months if absent.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code timezone}.
         *
         * @param value IANA time zone of the limit windows; the tenant's if absent.
         * @return this
         */
        public Builder timezone(String value) {
            return set(TIMEZONE, value);
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
