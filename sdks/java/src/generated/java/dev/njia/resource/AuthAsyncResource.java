// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.AuthCheck;
import dev.njia.model.AuthCheckParams;
import dev.njia.model.AuthLoginParams;
import dev.njia.model.AuthLogoutParams;
import dev.njia.model.AuthRefreshParams;
import dev.njia.model.AuthSessionParams;
import dev.njia.model.LoginRequest;
import dev.njia.model.RefreshSessionRequest;
import dev.njia.model.Session;
import dev.njia.model.SessionInfo;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Empty;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Keys, sessions, users and the tenant itself.
 */
public final class AuthAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public AuthAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Test the credentials
     * <p>
     * Shows what the server makes of your credentials: tenant, mode, key, effective scopes, session, API version and
     * the state of the rate limit. Any valid key may call it and nothing is changed, so it is the first request to
     * try. With a session token the scopes are those of the key cut down to those of the person's role.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<AuthCheck> check(@Nullable AuthCheckParams params, RequestOptions options) {
        return core.callAsync(AuthOperations.CHECK, new Arguments().params(params), options);
    }

    /**
     * Test the credentials
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<AuthCheck> check(@Nullable AuthCheckParams params) {
        return check(params, RequestOptions.NONE);
    }

    /**
     * Test the credentials
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<AuthCheck> check(RequestOptions options) {
        return check((AuthCheckParams) null, options);
    }

    /**
     * Test the credentials
     *
     * @return the answer to come
     */
    public CompletableFuture<AuthCheck> check() {
        return check((AuthCheckParams) null, RequestOptions.NONE);
    }

    /**
     * Look at the session
     * <p>
     * Tells who is logged in, with which role and scopes, and until when. The tokens themselves are not repeated.
     * Without a session token the answer is 401 `session_required`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SessionInfo> session(@Nullable AuthSessionParams params, RequestOptions options) {
        return core.callAsync(AuthOperations.SESSION, new Arguments().params(params), options);
    }

    /**
     * Look at the session
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<SessionInfo> session(@Nullable AuthSessionParams params) {
        return session(params, RequestOptions.NONE);
    }

    /**
     * Look at the session
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<SessionInfo> session(RequestOptions options) {
        return session((AuthSessionParams) null, options);
    }

    /**
     * Look at the session
     *
     * @return the answer to come
     */
    public CompletableFuture<SessionInfo> session() {
        return session((AuthSessionParams) null, RequestOptions.NONE);
    }

    /**
     * Log a person in
     * <p>
     * Checks e-mail and password of a user of the key's tenant and answers with a session. Send its `accessToken` as
     * `Authorization: Bearer` together with the API key: the key names tenant and mode, the token names the person.
     * Unknown e-mail and wrong password give the same answer in the same time. After 5 failures for one e-mail, or
     * 30 for one address, in 15 minutes the answer is 429 `login_throttled`. Both tokens are shown this once only.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Session> login(LoginRequest body, @Nullable AuthLoginParams params, RequestOptions options) {
        return core.callAsync(AuthOperations.LOGIN, new Arguments().body(LoginRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Log a person in
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Session> login(LoginRequest body, @Nullable AuthLoginParams params) {
        return login(body, params, RequestOptions.NONE);
    }

    /**
     * Log a person in
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Session> login(LoginRequest body, RequestOptions options) {
        return login(body, (AuthLoginParams) null, options);
    }

    /**
     * Log a person in
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<Session> login(LoginRequest body) {
        return login(body, (AuthLoginParams) null, RequestOptions.NONE);
    }

    /**
     * End the session
     * <p>
     * Ends the session whose token came with the request, together with its refresh token. It takes effect at once.
     * A second call with the same token answers the same, so a lost answer does no harm. Other sessions of the
     * person stay.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> logout(@Nullable AuthLogoutParams params, RequestOptions options) {
        return core.callAsync(AuthOperations.LOGOUT, new Arguments().params(params), options);
    }

    /**
     * End the session
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Empty> logout(@Nullable AuthLogoutParams params) {
        return logout(params, RequestOptions.NONE);
    }

    /**
     * End the session
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Empty> logout(RequestOptions options) {
        return logout((AuthLogoutParams) null, options);
    }

    /**
     * End the session
     *
     * @return the answer to come
     */
    public CompletableFuture<Empty> logout() {
        return logout((AuthLogoutParams) null, RequestOptions.NONE);
    }

    /**
     * Renew a session
     * <p>
     * Trades a refresh token for a new session with new tokens. A refresh token works once; using one again ends
     * every session that came from the same login, because it may have been stolen. It lapses 12 hours after its
     * last use and 30 days after the login at the latest. A token that is used up, lapsed or of another tenant
     * answers 401 `session_invalid`.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Session> refresh(RefreshSessionRequest body, @Nullable AuthRefreshParams params, RequestOptions options) {
        return core.callAsync(AuthOperations.REFRESH, new Arguments().body(RefreshSessionRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Renew a session
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Session> refresh(RefreshSessionRequest body, @Nullable AuthRefreshParams params) {
        return refresh(body, params, RequestOptions.NONE);
    }

    /**
     * Renew a session
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Session> refresh(RefreshSessionRequest body, RequestOptions options) {
        return refresh(body, (AuthRefreshParams) null, options);
    }

    /**
     * Renew a session
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<Session> refresh(RefreshSessionRequest body) {
        return refresh(body, (AuthRefreshParams) null, RequestOptions.NONE);
    }
}
