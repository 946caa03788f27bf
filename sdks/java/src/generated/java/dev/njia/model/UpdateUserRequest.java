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
public final class UpdateUserRequest extends Model {
    private static final Prop<String> NAME = Prop.optional("name", Codecs.STRING);
    private static final Prop<Role> ROLE = Prop.optional("role", Role.CODEC);
    private static final Prop<LanguageTag> LOCALE = Prop.optional("locale", LanguageTag.CODEC);
    private static final Prop<String> PASSWORD = Prop.optional("password", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<UserStatus> STATUS = Prop.optional("status", UserStatus.CODEC);

    /** How this type travels. */
    public static final Shape<UpdateUserRequest> SHAPE = Shape.of("UpdateUserRequest", UpdateUserRequest::new, NAME, ROLE, LOCALE, PASSWORD, STATUS);

    private UpdateUserRequest(Values values) {
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
     * Name of the person.
     *
     * @return empty when it was left out
     */
    public Optional<String> name() {
        return find(NAME);
    }

    /**
     * The member role.
     *
     * @return empty when it was left out
     */
    public Optional<Role> role() {
        return find(ROLE);
    }

    /**
     * The member locale.
     *
     * @return empty when it was left out
     */
    public Optional<LanguageTag> locale() {
        return find(LOCALE);
    }

    /**
     * New password; ends all sessions of the person.
     *
     * @return empty when it was left out
     */
    public Optional<String> password() {
        return find(PASSWORD);
    }

    /**
     * The member status.
     *
     * @return empty when it was left out
     */
    public Optional<UserStatus> status() {
        return find(STATUS);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<UpdateUserRequest, Builder> {
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
         * Sets {@code locale}.
         *
         * @param value the value
         * @return this
         */
        public Builder locale(LanguageTag value) {
            return set(LOCALE, value);
        }

        /**
         * Sets {@code password}.
         *
         * @param value New password; ends all sessions of the person.
         * @return this
         */
        public Builder password(String value) {
            return set(PASSWORD, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(UserStatus value) {
            return set(STATUS, value);
        }
    }
}
