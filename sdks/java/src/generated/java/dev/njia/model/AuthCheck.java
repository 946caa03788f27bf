// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.model;

import dev.njia.codec.Codecs;
import dev.njia.codec.Model;
import dev.njia.codec.ModelBuilder;
import dev.njia.codec.Prop;
import dev.njia.codec.Shape;
import dev.njia.codec.Values;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the credentials of the request stand for.
 */
public final class AuthCheck extends Model {
    private static final Prop<String> OBJECT = Prop.required("object", Codecs.STRING).always("auth_check");
    private static final Prop<Boolean> AUTHENTICATED = Prop.required("authenticated", Codecs.BOOLEAN);
    private static final Prop<TenantSummary> TENANT = Prop.required("tenant", Codecs.later(() -> TenantSummary.SHAPE));
    private static final Prop<Boolean> LIVEMODE = Prop.required("livemode", Codecs.BOOLEAN);
    private static final Prop<String> KEY_ID = Prop.required("keyId", Codecs.STRING);
    private static final Prop<List<Scope>> SCOPES = Prop.required("scopes", Codecs.list(Scope.CODEC));
    private static final Prop<SessionInfo> SESSION = Prop.required("session", Codecs.later(() -> SessionInfo.SHAPE)).orNull();
    private static final Prop<LocalDate> API_VERSION = Prop.required("apiVersion", Codecs.DATE);
    private static final Prop<RateLimitState> RATE_LIMIT = Prop.required("rateLimit", Codecs.later(() -> RateLimitState.SHAPE));

    /** How this type travels. */
    public static final Shape<AuthCheck> SHAPE = Shape.of("AuthCheck", AuthCheck::new, OBJECT, AUTHENTICATED, TENANT, LIVEMODE, KEY_ID, SCOPES, SESSION, API_VERSION, RATE_LIMIT);

    private AuthCheck(Values values) {
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
     * Always `true`: credentials that do not hold answer 401.
     *
     * @return the value, never null
     */
    public boolean authenticated() {
        return get(AUTHENTICATED);
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
     * `true` in live mode, `false` in test mode.
     *
     * @return the value, never null
     */
    public boolean livemode() {
        return get(LIVEMODE);
    }

    /**
     * Id of the API key record; not the key itself.
     *
     * @return the value, never null
     */
    public String keyId() {
        return get(KEY_ID);
    }

    /**
     * Effective scopes.
     *
     * @return the value, never null
     */
    public List<Scope> scopes() {
        return get(SCOPES);
    }

    /**
     * The session whose token came along; null without one.
     *
     * @return empty when it is null or was left out
     */
    public Optional<SessionInfo> session() {
        return find(SESSION);
    }

    /**
     * API version that served the request.
     *
     * @return the value, never null
     */
    public LocalDate apiVersion() {
        return get(API_VERSION);
    }

    /**
     * The member rateLimit.
     *
     * @return the value, never null
     */
    public RateLimitState rateLimit() {
        return get(RATE_LIMIT);
    }

    /** Gathers the members of an object. */
    public static final class Builder extends ModelBuilder<AuthCheck, Builder> {
        private Builder() {
            super(SHAPE);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Sets {@code authenticated}.
         *
         * @param value Always `true`: credentials that do not hold answer 401.
         * @return this
         */
        public Builder authenticated(boolean value) {
            return set(AUTHENTICATED, value);
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
         * Sets {@code livemode}.
         *
         * @param value `true` in live mode, `false` in test mode.
         * @return this
         */
        public Builder livemode(boolean value) {
            return set(LIVEMODE, value);
        }

        /**
         * Sets {@code keyId}.
         *
         * @param value Id of the API key record; not the key itself.
         * @return this
         */
        public Builder keyId(String value) {
            return set(KEY_ID, value);
        }

        /**
         * Sets {@code scopes}.
         *
         * @param value Effective scopes.
         * @return this
         */
        public Builder scopes(List<Scope> value) {
            return set(SCOPES, value);
        }

        /**
         * Sets {@code session}.
         *
         * @param value The session whose token came along; null without one.
         * @return this
         */
        public Builder session(@Nullable SessionInfo value) {
            return set(SESSION, value);
        }

        /**
         * Sets {@code apiVersion}.
         *
         * @param value API version that served the request.
         * @return this
         */
        public Builder apiVersion(LocalDate value) {
            return set(API_VERSION, value);
        }

        /**
         * Sets {@code rateLimit}.
         *
         * @param value the value
         * @return this
         */
        public Builder rateLimit(RateLimitState value) {
            return set(RATE_LIMIT, value);
        }
    }
}
