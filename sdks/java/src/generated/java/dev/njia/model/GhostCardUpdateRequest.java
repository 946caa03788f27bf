// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Field;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The members to change; absent ones stay.
 */
public final class GhostCardUpdateRequest extends Model {
    private static final Prop<String> LABEL = Prop.optional("label", Codecs.STRING).orNull();
    private static final Prop<List<String>> ALLOWED_CATEGORIES = Prop.optional("allowedCategories", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> BLOCKED_CATEGORIES = Prop.optional("blockedCategories", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> ALLOWED_MERCHANTS = Prop.optional("allowedMerchants", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> BLOCKED_MERCHANTS = Prop.optional("blockedMerchants", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> ALLOWED_COUNTRIES = Prop.optional("allowedCountries", Codecs.list(Codecs.STRING));
    private static final Prop<Map<String, String>> METADATA = Prop.optional("metadata", Codecs.map(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<GhostCardUpdateRequest> SHAPE = Shape.of("GhostCardUpdateRequest", GhostCardUpdateRequest::new, LABEL, ALLOWED_CATEGORIES, BLOCKED_CATEGORIES, ALLOWED_MERCHANTS, BLOCKED_MERCHANTS, ALLOWED_COUNTRIES, METADATA);

    private GhostCardUpdateRequest(Values values) {
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
     * Name for people; null removes it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> label() {
        return find(LABEL);
    }

    /**
     * {@code label} in its three states: left out, null, or a value.
     *
     * @return never null
     */
    public Field<String> labelField() {
        return field(LABEL);
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
     * The member metadata.
     *
     * @return empty when it was left out
     */
    public Optional<Map<String, String>> metadata() {
        return find(METADATA);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<GhostCardUpdateRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code label}.
         *
         * @param value Name for people; null removes it.
         * @return this
         */
        public Builder label(@Nullable String value) {
            return set(LABEL, value);
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
