// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;

/**
 * The person of a session.
 */
public final class SessionUser extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> EMAIL = Prop.required("email", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<Role> ROLE = Prop.required("role", Role.CODEC);
    private static final Prop<LanguageTag> LOCALE = Prop.required("locale", LanguageTag.CODEC);

    /** How this type travels. */
    public static final Shape<SessionUser> SHAPE = Shape.of("SessionUser", SessionUser::new, ID, EMAIL, NAME, ROLE, LOCALE);

    private SessionUser(Values values) {
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
     * Id of the user.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * E-mail of the user.
     *
     * @return the value, never null
     */
    public String email() {
        return get(EMAIL);
    }

    /**
     * Name of the user.
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
     * The member locale.
     *
     * @return the value, never null
     */
    public LanguageTag locale() {
        return get(LOCALE);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SessionUser, Builder> {
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
         * @param value Id of the user.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code email}.
         *
         * @param value E-mail of the user.
         * @return this
         */
        public Builder email(String value) {
            return set(EMAIL, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name of the user.
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
