// Generated from the API description. Do not edit: changes belong in the generator.
import type { EmptyResult } from "../../runtime/operation.ts";
import type { ApiPromise } from "../../runtime/promise.ts";
import { Resource } from "../../runtime/resource.ts";
import type { RequestOptions } from "../core.ts";
import {
  checkAuthentication,
  getSession,
  login,
  logout,
  refreshSession,
} from "../operations/auth.ts";
import type {
  AuthCheck,
  LoginRequest,
  RefreshSessionRequest,
  Session,
  SessionInfo,
} from "../types/auth.ts";

/** Keys, sessions, users and the tenant itself. */
export class Auth extends Resource {
  /**
   * Test the credentials
   *
   * Shows what the server makes of your credentials: tenant, mode, key, effective scopes,
   * session, API version and the state of the rate limit. Any valid key may call it and nothing
   * is changed, so it is the first request to try. With a session token the scopes are those of
   * the key cut down to those of the person's role.
   *
   * @example
   * ```ts
   * const result = await client.auth.check({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  check(options?: RequestOptions): ApiPromise<AuthCheck> {
    return this._call(checkAuthentication, [], undefined, options);
  }

  /**
   * Look at the session
   *
   * Tells who is logged in, with which role and scopes, and until when. The tokens themselves
   * are not repeated. Without a session token the answer is 401 `session_required`.
   *
   * @example
   * ```ts
   * const result = await client.auth.session({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  session(options?: RequestOptions): ApiPromise<SessionInfo> {
    return this._call(getSession, [], undefined, options);
  }

  /**
   * Log a person in
   *
   * Checks e-mail and password of a user of the key's tenant and answers with a session. Send
   * its `accessToken` as `Authorization: Bearer` together with the API key: the key names tenant
   * and mode, the token names the person. Unknown e-mail and wrong password give the same answer
   * in the same time. After 5 failures for one e-mail, or 30 for one address, in 15 minutes the
   * answer is 429 `login_throttled`. Both tokens are shown this once only.
   *
   * @example
   * ```ts
   * const result = await client.auth.login({ email: "amina.ngo@sahel-pay.example", password: "correct horse battery staple" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  login(params: LoginRequest, options?: RequestOptions): ApiPromise<Session> {
    return this._call(login, [], params, options);
  }

  /**
   * End the session
   *
   * Ends the session whose token came with the request, together with its refresh token. It
   * takes effect at once. A second call with the same token answers the same, so a lost answer
   * does no harm. Other sessions of the person stay.
   *
   * @example
   * ```ts
   * await client.auth.logout({ headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  logout(options?: RequestOptions): ApiPromise<EmptyResult> {
    return this._call(logout, [], undefined, options);
  }

  /**
   * Renew a session
   *
   * Trades a refresh token for a new session with new tokens. A refresh token works once; using
   * one again ends every session that came from the same login, because it may have been stolen.
   * It lapses 12 hours after its last use and 30 days after the login at the latest. A token
   * that is used up, lapsed or of another tenant answers 401 `session_invalid`.
   *
   * @example
   * ```ts
   * const result = await client.auth.refresh({ refreshToken: "svr_Q2hvY29sYXRlIGNoaXAgY29va2llcyBhcmUgZ29vZDE" }, { headers: { "Accept-Language": "fr", "X-Correlation-Id": "order-4711" } });
   * ```
   */
  refresh(params: RefreshSessionRequest, options?: RequestOptions): ApiPromise<Session> {
    return this._call(refreshSession, [], params, options);
  }
}
