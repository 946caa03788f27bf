// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;

/**
 * A company that uses the API, with its settings.
 */
public final class Tenant extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("tenant");
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<String> SLUG = Prop.required("slug", Codecs.STRING);
    private static final Prop<String> COUNTRY = Prop.required("country", Codecs.STRING);
    private static final Prop<String> DEFAULT_CURRENCY = Prop.required("defaultCurrency", Codecs.STRING);
    private static final Prop<String> TIMEZONE = Prop.required("timezone", Codecs.STRING);
    private static final Prop<TenantStatus> STATUS = Prop.required("status", TenantStatus.CODEC);
    private static final Prop<TenantSettings> SETTINGS = Prop.required("settings", Codecs.later(() -> TenantSettings.SHAPE));
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<Tenant> SHAPE = Shape.of("Tenant", Tenant::new, ID, OBJECT, NAME, SLUG, COUNTRY, DEFAULT_CURRENCY, TIMEZONE, STATUS, SETTINGS, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION);

    private Tenant(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
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
     * Short name.
     *
     * @return the value, never null
     */
    public String slug() {
        return get(SLUG);
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
     * The member defaultCurrency.
     *
     * @return the value, never null
     */
    public String defaultCurrency() {
        return get(DEFAULT_CURRENCY);
    }

    /**
     * IANA time zone; card limits and reports use it.
     *
     * @return the value, never null
     */
    public String timezone() {
        return get(TIMEZONE);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public TenantStatus status() {
        return get(STATUS);
    }

    /**
     * The member settings.
     *
     * @return the value, never null
     */
    public TenantSettings settings() {
        return get(SETTINGS);
    }

    /**
     * Mode of the key that asked.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When the tenant was created.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When the tenant last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Rises by 1 with each change.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<Tenant, Builder> {
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
         * @param value Short name.
         * @return this
         */
        public Builder slug(String value) {
            return set(SLUG, value);
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
         * @param value IANA time zone; card limits and reports use it.
         * @return this
         */
        public Builder timezone(String value) {
            return set(TIMEZONE, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(TenantStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code settings}.
         *
         * @param value the value
         * @return this
         */
        public Builder settings(TenantSettings value) {
            return set(SETTINGS, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value Mode of the key that asked.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the tenant was created.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When the tenant last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Rises by 1 with each change.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }
    }
}
