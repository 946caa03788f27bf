// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.List;

/**
 * Where a card works, beside its limits.
 * <p>
 * Allowing and blocking the same kind excludes each other.
 */
public final class GhostCardControls extends Model {
    private static final Prop<List<String>> ALLOWED_CATEGORIES = Prop.required("allowedCategories", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> BLOCKED_CATEGORIES = Prop.required("blockedCategories", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> ALLOWED_MERCHANTS = Prop.required("allowedMerchants", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> BLOCKED_MERCHANTS = Prop.required("blockedMerchants", Codecs.list(Codecs.STRING));
    private static final Prop<List<String>> ALLOWED_COUNTRIES = Prop.required("allowedCountries", Codecs.list(Codecs.STRING));

    /** How this type travels. */
    public static final Shape<GhostCardControls> SHAPE = Shape.of("GhostCardControls", GhostCardControls::new, ALLOWED_CATEGORIES, BLOCKED_CATEGORIES, ALLOWED_MERCHANTS, BLOCKED_MERCHANTS, ALLOWED_COUNTRIES);

    private GhostCardControls(Values values) {
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
     * Only these categories; all if empty.
     *
     * @return the value, never null
     */
    public List<String> allowedCategories() {
        return get(ALLOWED_CATEGORIES);
    }

    /**
     * None of these categories.
     *
     * @return the value, never null
     */
    public List<String> blockedCategories() {
        return get(BLOCKED_CATEGORIES);
    }

    /**
     * Only these merchants; all if empty.
     *
     * @return the value, never null
     */
    public List<String> allowedMerchants() {
        return get(ALLOWED_MERCHANTS);
    }

    /**
     * None of these merchants.
     *
     * @return the value, never null
     */
    public List<String> blockedMerchants() {
        return get(BLOCKED_MERCHANTS);
    }

    /**
     * Only merchants in these countries; all if empty.
     *
     * @return the value, never null
     */
    public List<String> allowedCountries() {
        return get(ALLOWED_COUNTRIES);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<GhostCardControls, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
    }
}
