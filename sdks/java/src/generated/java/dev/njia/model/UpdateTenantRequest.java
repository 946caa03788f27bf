// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.util.Optional;

/**
 * Members to change; those left out stay as they are.
 */
public final class UpdateTenantRequest extends Model {
    private static final Prop<String> NAME = Prop.optional("name", Codecs.STRING);
    private static final Prop<String> TIMEZONE = Prop.optional("timezone", Codecs.STRING);
    private static final Prop<TenantSettingsInput> SETTINGS = Prop.optional("settings", Codecs.later(() -> TenantSettingsInput.SHAPE));

    /** How this type travels. */
    public static final Shape<UpdateTenantRequest> SHAPE = Shape.of("UpdateTenantRequest", UpdateTenantRequest::new, NAME, TIMEZONE, SETTINGS);

    private UpdateTenantRequest(Values values) {
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
     * Name of the tenant.
     *
     * @return empty when it was left out
     */
    public Optional<String> name() {
        return find(NAME);
    }

    /**
     * IANA time zone.
     *
     * @return empty when it was left out
     */
    public Optional<String> timezone() {
        return find(TIMEZONE);
    }

    /**
     * The member settings.
     *
     * @return empty when it was left out
     */
    public Optional<TenantSettingsInput> settings() {
        return find(SETTINGS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<UpdateTenantRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
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
         * Sets {@code timezone}.
         *
         * @param value IANA time zone.
         * @return this
         */
        public Builder timezone(String value) {
            return set(TIMEZONE, value);
        }

        /**
         * Sets {@code settings}.
         *
         * @param value the value
         * @return this
         */
        public Builder settings(TenantSettingsInput value) {
            return set(SETTINGS, value);
        }
    }
}
