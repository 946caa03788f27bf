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
 * The person to add.
 */
public final class CreateUserRequest extends Model {
    private static final Prop<String> EMAIL = Prop.required("email", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<Role> ROLE = Prop.required("role", Role.CODEC);
    private static final Prop<String> PASSWORD = Prop.required("password", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<LanguageTag> LOCALE = Prop.optional("locale", LanguageTag.CODEC);

    /** How this type travels. */
    public static final Shape<CreateUserRequest> SHAPE = Shape.of("CreateUserRequest", CreateUserRequest::new, EMAIL, NAME, ROLE, PASSWORD, LOCALE);

    private CreateUserRequest(Values values) {
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
     * E-mail, new within the tenant.
     *
     * @return the value, never null
     */
    public String email() {
        return get(EMAIL);
    }

    /**
     * Name of the person.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * The member role.
     *
     * @return the value, never null
     */
    public Role role() {
        return get(ROLE);
    }

    /**
     * First password.
     *
     * @return the value, never null
     */
    public String password() {
        return get(PASSWORD);
    }

    /**
     * The member locale.
     *
     * @return empty when it was left out
     */
    public Optional<LanguageTag> locale() {
        return find(LOCALE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<CreateUserRequest, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code email}.
         *
         * @param value E-mail, new within the tenant.
         * @return this
         */
        public Builder email(String value) {
            return set(EMAIL, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the person.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code role}.
         *
         * @param value the value
         * @return this
         */
        public Builder role(Role value) {
            return set(ROLE, value);
        }

        /**
         * Sets {@code password}.
         *
         * @param value First password.
         * @return this
         */
        public Builder password(String value) {
            return set(PASSWORD, value);
        }

        /**
         * Sets {@code locale}.
         *
         * @param value the value
         * @return this
         */
        public Builder locale(LanguageTag value) {
            return set(LOCALE, value);
        }
    }
}
