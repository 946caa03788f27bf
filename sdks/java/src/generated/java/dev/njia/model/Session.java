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
 * A login session with its tokens, which are shown this once only.
 */
public final class Session extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("session");
    private static final Prop<String> ID = Prop.required("id", Codecs.STRING);
    private static final Prop<String> ACCESS_TOKEN = Prop.required("accessToken", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<String> TOKEN_TYPE = Prop.required("tokenType", Codecs.STRING).always("Bearer");
    private static final Prop<Integer> EXPIRES_IN = Prop.required("expiresIn", Codecs.INT32);
    private static final Prop<OffsetDateTime> EXPIRES_AT = Prop.required("expiresAt", Codecs.DATE_TIME);
    private static final Prop<String> REFRESH_TOKEN = Prop.required("refreshToken", Codecs.STRING).keep(Prop.Secrecy.SECRET);
    private static final Prop<OffsetDateTime> REFRESH_EXPIRES_AT = Prop.required("refreshExpiresAt", Codecs.DATE_TIME);
    private static final Prop<SessionUser> USER = Prop.required("user", Codecs.later(() -> SessionUser.SHAPE));
    private static final Prop<TenantSummary> TENANT = Prop.required("tenant", Codecs.later(() -> TenantSummary.SHAPE));
    private static final Prop<List<Scope>> SCOPES = Prop.required("scopes", Codecs.list(Scope.CODEC));
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<OffsetDateTime> CREATED_AT = Prop.required("createdAt", Codecs.DATE_TIME);

    /** How this type travels. */
    public static final Shape<Session> SHAPE = Shape.of("Session", Session::new, OBJECT, ID, ACCESS_TOKEN, TOKEN_TYPE, EXPIRES_IN, EXPIRES_AT, REFRESH_TOKEN, REFRESH_EXPIRES_AT, USER, TENANT, SCOPES, LIVEMODE, CREATED_AT);

    private Session(Values values) {
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
     * Token for `Authorization: Bearer`.
     * <p>
     * It says nothing by itself and can be revoked at any time.
     *
     * @return the value, never null
     */
    public String accessToken() {
        return get(ACCESS_TOKEN);
    }

    /**
     * How to send the token.
     *
     * @return the value, never null
     */
    public String tokenType() {
        return get(TOKEN_TYPE);
    }

    /**
     * Seconds until the access token ends.
     *
     * @return the value, never null
     */
    public int expiresIn() {
        return get(EXPIRES_IN);
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
     * Token for `POST /v1/auth/refresh`.
     * <p>
     * Works once.
     *
     * @return the value, never null
     */
    public String refreshToken() {
        return get(REFRESH_TOKEN);
    }

    /**
     * When the refresh token ends at the latest.
     *
     * @return the value, never null
     */
    public OffsetDateTime refreshExpiresAt() {
        return get(REFRESH_EXPIRES_AT);
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
    public static final class Builder extends ModelBuilder<Session, Builder> {
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
         * Sets {@code accessToken}.
         *
         * @param value Token for `Authorization: Bearer`.
         * @return this
         */
        public Builder accessToken(String value) {
            return set(ACCESS_TOKEN, value);
        }

        /**
         * Sets {@code expiresIn}.
         *
         * @param value Seconds until the access token ends.
         * @return this
         */
        public Builder expiresIn(int value) {
            return set(EXPIRES_IN, value);
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
         * Sets {@code refreshToken}.
         *
         * @param value Token for `POST /v1/auth/refresh`.
         * @return this
         */
        public Builder refreshToken(String value) {
            return set(REFRESH_TOKEN, value);
        }

        /**
         * Sets {@code refreshExpiresAt}.
         *
         * @param value When the refresh token ends at the latest.
         * @return this
         */
        public Builder refreshExpiresAt(OffsetDateTime value) {
            return set(REFRESH_EXPIRES_AT, value);
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
