// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Record of an API key.
 * <p>
 * The key itself is in `key` only in the answers that create or roll it.
 */
public final class ApiKey extends Model {
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("api_key");
    private static final Prop<String> NAME = Prop.required("name", Codecs.STRING);
    private static final Prop<KeyMode> MODE = Prop.required("mode", KeyMode.CODEC);
    private static final Prop<String> PREFIX = Prop.required("prefix", Codecs.STRING);
    private static final Prop<String> LAST4 = Prop.required("last4", Codecs.STRING);
    private static final Prop<List<Scope>> SCOPES = Prop.required("scopes", Codecs.list(Scope.CODEC));
    private static final Prop<LocalDate> API_VERSION = Prop.required("apiVersion", Codecs.DATE);
    private static final Prop<ApiKeyStatus> STATUS = Prop.required("status", ApiKeyStatus.CODEC);
    private static final Prop<List<String>> ALLOWED_IPS = Prop.required("allowedIps", Codecs.list(Codecs.STRING));
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME).orNull();
    private static final Prop<OffsetDateTime> LAST_USED_AT = Prop.required("lastUsedAt", Codecs.DATE_TIME).orNull();
    private static final Prop<String> ROLLED_TO_ID = Prop.required("rolledToId", Codecs.STRING).orNull();
    private static final Prop<Actor> CREATED_BY = Prop.required("createdBy", Codecs.later(() -> Actor.SHAPE));
    private static final Prop<String> KEY = Prop.required("key", Codecs.STRING).orNull().keep(Prop.Secrecy.SECRET);
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);
    private static final Prop<OffsetDateTime> UPDATED_AT = Prop.required("updatedAt", Codecs.DATE_TIME);
    private static final Prop<Integer> VERSION = Prop.required("version", Codecs.INT32);

    /** How this type travels. */
    public static final Shape<ApiKey> SHAPE = Shape.of("ApiKey", ApiKey::new, ID, OBJECT, NAME, MODE, PREFIX, LAST4, SCOPES, API_VERSION, STATUS, ALLOWED_IPS, EXPIRES_AT, LAST_USED_AT, ROLLED_TO_ID, CREATED_BY, KEY, LIVEMODE, CREATED_AT, UPDATED_AT, VERSION);

    private ApiKey(Values values) {
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
     * Id of the record.
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
     * Name for people.
     *
     * @return the value, never null
     */
    public String name() {
        return get(NAME);
    }

    /**
     * The member mode.
     *
     * @return the value, never null
     */
    public KeyMode mode() {
        return get(MODE);
    }

    /**
     * First 13 characters of the key.
     *
     * @return the value, never null
     */
    public String prefix() {
        return get(PREFIX);
    }

    /**
     * Last 4 characters of the key.
     *
     * @return the value, never null
     */
    public String last4() {
        return get(LAST4);
    }

    /**
     * What the key may do.
     *
     * @return the value, never null
     */
    public List<Scope> scopes() {
        return get(SCOPES);
    }

    /**
     * API version that the key speaks unless a request names another.
     *
     * @return the value, never null
     */
    public LocalDate apiVersion() {
        return get(API_VERSION);
    }

    /**
     * The member status.
     *
     * @return the value, never null
     */
    public ApiKeyStatus status() {
        return get(STATUS);
    }

    /**
     * Addresses (CIDR) that may use the key; empty means any.
     *
     * @return the value, never null
     */
    public List<String> allowedIps() {
        return get(ALLOWED_IPS);
    }

    /**
     * When the key ends by itself.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> expiresAt() {
        return find(EXPIRES_AT);
    }

    /**
     * Last use, exact to the minute.
     *
     * @return empty when it is null or was left out
     */
    public Optional<OffsetDateTime> lastUsedAt() {
        return find(LAST_USED_AT);
    }

    /**
     * Record of the key that replaces this one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> rolledToId() {
        return find(ROLLED_TO_ID);
    }

    /**
     * The member createdBy.
     *
     * @return the value, never null
     */
    public Actor createdBy() {
        return get(CREATED_BY);
    }

    /**
     * The key; null except in the answers that create or roll it.
     *
     * @return empty when it is null or was left out
     */
    public Optional<String> key() {
        return find(KEY);
    }

    /**
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When the key was created.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /**
     * When the record last changed.
     *
     * @return the value, never null
     */
    public OffsetDateTime updatedAt() {
        return get(UPDATED_AT);
    }

    /**
     * Rises by 1 with each change of state.
     *
     * @return the value, never null
     */
    public int version() {
        return get(VERSION);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<ApiKey, Builder> {
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
         * @param value Id of the record.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code name}.
         *
         * @param value Name for people.
         * @return this
         */
        public Builder name(String value) {
            return set(NAME, value);
        }

        /**
         * Sets {@code mode}.
         *
         * @param value the value
         * @return this
         */
        public Builder mode(KeyMode value) {
            return set(MODE, value);
        }

        /**
         * Sets {@code prefix}.
         *
         * @param value First 13 characters of the key.
         * @return this
         */
        public Builder prefix(String value) {
            return set(PREFIX, value);
        }

        /**
         * Sets {@code last4}.
         *
         * @param value Last 4 characters of the key.
         * @return this
         */
        public Builder last4(String value) {
            return set(LAST4, value);
        }

        /**
         * Sets {@code scopes}.
         *
         * @param value What the key may do.
         * @return this
         */
        public Builder scopes(List<Scope> value) {
            return set(SCOPES, value);
        }

        /**
         * Sets {@code apiVersion}.
         *
         * @param value API version that the key speaks unless a request names another.
         * @return this
         */
        public Builder apiVersion(LocalDate value) {
            return set(API_VERSION, value);
        }

        /**
         * Sets {@code status}.
         *
         * @param value the value
         * @return this
         */
        public Builder status(ApiKeyStatus value) {
            return set(STATUS, value);
        }

        /**
         * Sets {@code allowedIps}.
         *
         * @param value Addresses (CIDR) that may use the key; empty means any.
         * @return this
         */
        public Builder allowedIps(List<String> value) {
            return set(ALLOWED_IPS, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the key ends by itself.
         * @return this
         */
        public Builder expiresAt(@Nullable OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code lastUsedAt}.
         *
         * @param value Last use, exact to the minute.
         * @return this
         */
        public Builder lastUsedAt(@Nullable OffsetDateTime value) {
            return set(LAST_USED_AT, value);
        }

        /**
         * Sets {@code rolledToId}.
         *
         * @param value Record of the key that replaces this one.
         * @return this
         */
        public Builder rolledToId(@Nullable String value) {
            return set(ROLLED_TO_ID, value);
        }

        /**
         * Sets {@code createdBy}.
         *
         * @param value the value
         * @return this
         */
        public Builder createdBy(Actor value) {
            return set(CREATED_BY, value);
        }

        /**
         * Sets {@code key}.
         *
         * @param value The key; null except in the answers that create or roll it.
         * @return this
         */
        public Builder key(@Nullable String value) {
            return set(KEY, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the key was created.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }

        /**
         * Sets {@code updatedAt}.
         *
         * @param value When the record last changed.
         * @return this
         */
        public Builder updatedAt(OffsetDateTime value) {
            return set(UPDATED_AT, value);
        }

        /**
         * Sets {@code version}.
         *
         * @param value Rises by 1 with each change of state.
         * @return this
         */
        public Builder version(int value) {
            return set(VERSION, value);
        }
    }
}
