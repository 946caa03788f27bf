// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A person who may log in to the tenant.
 * <p>
 * Users belong to the tenant, not to a mode.
 */
public final class User extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("user");
    private static final Prop<String> EMAIL = Prop.required("email", Codecs.STRING);
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<Role> ROLE = Prop.required("role", Role.CODEC);
    private static final Prop<LanguageTag> LOCALE = Prop.required("locale", LanguageTag.CODEC);
    private static final Prop<UserStatus> STATUS = Prop.required("status", UserStatus.CODEC);
    private static final Prop<OffsetDateTime> LAST_LOGIN_AT = Prop.required("lastLoginAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<User> SHAPE = Shape.of("User", User::new, ID, OBJECT, EMAIL, NAME, ROLE, LOCALE, STATUS, LAST_LOGIN_AT, CREATED_AT, UPDATED_AT, VERSION);

    private User(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
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

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public UserStatus status() {
        return get(STATUS);
    }

    /**
     * Last login.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> lastLoginAt() {
        return find(LAST_LOGIN_AT);
    }

    /**
     * When the user was created.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When the user last changed.
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
    public static final class Builder extends ModelBuilder<User, Builder> {
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

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(UserStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code lastLoginAt}.
         *
         * @param value Last login.
         * @return this
         */
        public Builder lastLoginAt(@Nullable OffsetDateTime value) {
            return set(LAST_LOGIN_AT, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the user was created.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When the user last changed.
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
