// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.OffsetDateTime;
import java.util.List;

/**
 * A login session without its tokens.
 */
public final class SessionInfo extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("session");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);
    private static final Prop<SessionUser> USER = Prop.required("user", Codecs.later(() -> SessionUser.SHAPE));
    private static final Prop<TenantSummary> TENANT = Prop.required("tenant", Codecs.later(() -> TenantSummary.SHAPE));
    private static final Prop<List<Scope>> SCOPES = Prop.required("scopes", Codecs.list(Scope.CODEC));
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<SessionInfo> SHAPE = Shape.of("SessionInfo", SessionInfo::new, OBJECT, ID, EXPIRES_AT, USER, TENANT, SCOPES, LIVEMODE, CREATED_AT);

    private SessionInfo(Values values) {
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
     * Kind of object.
     *
     * @return the value, never null
     */
    public String object() {
        return get(OBJECT);
    }

    /**
     * Id of the session.
     *
     * @return the value, never null
     */
    public String id() {
        return get(ID);
    }

    /**
     * When the access token ends.
     *
     * @return the value, never null
     */
    public OffsetDateTime expiresAt() {
        return get(EXPIRES_AT);
    }

    /**
     * The member user.
     *
     * @return the value, never null
     */
    public SessionUser user() {
        return get(USER);
    }

    /**
     * The member tenant.
     *
     * @return the value, never null
     */
    public TenantSummary tenant() {
        return get(TENANT);
    }

    /**
     * Effective scopes: those of the key that the role has as well.
     *
     * @return the value, never null
     */
    public List<Scope> scopes() {
        return get(SCOPES);
    }

    /**
     * `true` in live mode, `false` in test mode; given by the key.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * When the session began.
     *
     * @return the value, never null
     */
    public OffsetDateTime createdAt() {
        return get(CREATED_AT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<SessionInfo, Builder> {
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
         * @param value Id of the session.
         * @return this
         */
        public Builder id(String value) {
            return set(ID, value);
        }

        /**
         * Sets {@code expiresAt}.
         *
         * @param value When the access token ends.
         * @return this
         */
        public Builder expiresAt(OffsetDateTime value) {
            return set(EXPIRES_AT, value);
        }

        /**
         * Sets {@code user}.
         *
         * @param value the value
         * @return this
         */
        public Builder user(SessionUser value) {
            return set(USER, value);
        }

        /**
         * Sets {@code tenant}.
         *
         * @param value the value
         * @return this
         */
        public Builder tenant(TenantSummary value) {
            return set(TENANT, value);
        }

        /**
         * Sets {@code scopes}.
         *
         * @param value Effective scopes: those of the key that the role has as well.
         * @return this
         */
        public Builder scopes(List<Scope> value) {
            return set(SCOPES, value);
        }

        /**
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode; given by the key.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code createdAt}.
         *
         * @param value When the session began.
         * @return this
         */
        public Builder createdAt(OffsetDateTime value) {
            return set(CREATED_AT, value);
        }
    }
}
