// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The tenant that the credentials belong to.
 */
public final class TenantSummary extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<String> SLUG = Prop.required("slug", Codecs.STRING);
    private static final Prop<String> DEFAULT_CURRENCY = Prop.required("defaultCurrency", Codecs.STRING);
    private static final Prop<String> TIMEZONE = Prop.required("timezone", Codecs.STRING);

    /** How this type travels. */
    public static final Shape<TenantSummary> SHAPE = Shape.of("TenantSummary", TenantSummary::new, ID, NAME, SLUG, DEFAULT_CURRENCY, TIMEZONE);

    private TenantSummary(Values values) {
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
     * Id of the tenant.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * Name of the tenant.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * Short name of the tenant.
     *
     * @return the value, never null
     */
    public String slug() {
        return get(SLUG);
    }

    /**
     * The member defaultCurrency.
     *
     * @return the value, never null
     */
    public String defaultCurrency() {
        return get(DEFAULT_CURRENCY);
    }

    /**
     * IANA time zone.
     *
     * @return the value, never null
     */
    public String timezone() {
        return get(TIMEZONE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<TenantSummary, Builder> {
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
         * @param value Id of the tenant.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the tenant.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code slug}.
         *
         * @param value Short name of the tenant.
         * @return this
         */
        public Builder slug(String value) {
            return set(SLUG, value);
        }

        /**
         * Sets {@code defaultCurrency}.
         *
         * @param value the value
         * @return this
         */
        public Builder defaultCurrency(String value) {
            return set(DEFAULT_CURRENCY, value);
        }

        /**
         * Sets {@code timezone}.
         *
         * @param value IANA time zone.
         * @return this
         */
        public Builder timezone(String value) {
            return set(TIMEZONE, value);
        }
    }
}
