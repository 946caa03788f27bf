// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The merchant of an authorization.
 */
public final class CardMerchant extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<String> CATEGORY_CODE = Prop.required("categoryCode", Codecs.STRING);
    private static final Prop<String> CATEGORY = Prop.required("category", Codecs.STRING);
    private static final Prop<String> CITY = Prop.required("city", Codecs.STRING).orNull();
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<CardMerchant> SHAPE = Shape.of("CardMerchant", CardMerchant::new, ID, NAME, CATEGORY_CODE, CATEGORY, CITY, COUNTRY);

    private CardMerchant(Values values) {
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
     * Id of the merchant.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Name of the merchant.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * Merchant category code (ISO 18245).
     *
     * @return the value, never null
     */
    public String categoryCode() {
        return get(CATEGORY_CODE);
    }

    /**
     * Category group of the code.
     *
     * @return the value, never null
     */
    public String category() {
        return get(CATEGORY);
    }

    /**
     * City of the merchant.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> city() {
        return find(CITY);
    }

    /**
     * The member country.
     *
     * @return the value, never null
     */
    public String country() {
        return get(COUNTRY);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CardMerchant, Builder> {
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
         * @param value Id of the merchant.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the merchant.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code categoryCode}.
         *
         * @param value Merchant category code (ISO 18245).
         * @return this
         */
        public Builder categoryCode(String value) {
            return set(CATEGORY_CODE, value);
        }

        /**
         * Sets {@code category}.
         *
         * @param value Category group of the code.
         * @return this
         */
        public Builder category(String value) {
            return set(CATEGORY, value);
        }

        /**
         * Sets {@code city}.
         *
         * @param value City of the merchant.
         * @return this
         */
        public Builder city(@Nullable String value) {
            return set(CITY, value);
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
    }
}
