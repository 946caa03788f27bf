<?php

// Generated from the API description. Changes belong there, or in the generator.

declare(strict_types=1);

namespace Njia\Resource;

use Njia\EmptyResult;
use Njia\Exception\NjiaException;
use Njia\Internal\ApiClient;
use Njia\Model\AuthCheck;
use Njia\Model\LoginRequest;
use Njia\Model\RefreshSessionRequest;
use Njia\Model\Session;
use Njia\Model\SessionInfo;
use Njia\Omit;
use Njia\Operation\AuthOperations;
use Njia\RequestOptions;

/**
 * Keys, sessions, users and the tenant itself.
 */
final readonly class Auth
{
    /**
     * @internal
     */
    public function __construct(private ApiClient $api)
    {
    }

    /**
     * Test the credentials
     *
     * Shows what the server makes of your credentials: tenant, mode, key, effective scopes, session, API
     * version and the state of the rate limit. Any valid key may call it and nothing is changed, so it is the
     * first request to try. With a session token the scopes are those of the key cut down to those of the
     * person's role.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function check(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): AuthCheck {
        return $this->api->call(
            AuthOperations::check(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Look at the session
     *
     * Tells who is logged in, with which role and scopes, and until when. The tokens themselves are not
     * repeated. Without a session token the answer is 401 `session_required`.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function session(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): SessionInfo {
        return $this->api->call(
            AuthOperations::session(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Log a person in
     *
     * Checks e-mail and password of a user of the key's tenant and answers with a session. Send its
     * `accessToken` as `Authorization: Bearer` together with the API key: the key names tenant and mode, the
     * token names the person. Unknown e-mail and wrong password give the same answer in the same time. After 5
     * failures for one e-mail, or 30 for one address, in 15 minutes the answer is 429 `login_throttled`. Both
     * tokens are shown this once only.
     *
     * @param string $email E-mail of the user.
     * @param string $password Password of the user; never logged.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function login(
        string $email,
        #[\SensitiveParameter] string $password,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Session {
        return $this->api->call(
            AuthOperations::login(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new LoginRequest(
                email: $email,
                password: $password,
            ),
            options: $options,
        );
    }

    /**
     * End the session
     *
     * Ends the session whose token came with the request, together with its refresh token. It takes effect at
     * once. A second call with the same token answers the same, so a lost answer does no harm. Other sessions
     * of the person stay.
     *
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function logout(
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): EmptyResult {
        return $this->api->call(
            AuthOperations::logout(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            options: $options,
        );
    }

    /**
     * Renew a session
     *
     * Trades a refresh token for a new session with new tokens. A refresh token works once; using one again
     * ends every session that came from the same login, because it may have been stolen. It lapses 12 hours
     * after its last use and 30 days after the login at the latest. A token that is used up, lapsed or of
     * another tenant answers 401 `session_invalid`.
     *
     * @param string $refreshToken The refresh token of the last session.
     * @param string|Omit $acceptLanguage Language of `title`, `detail` and messages in problems: `en`
     *     (default) or `fr`.
     * @param string|Omit $xCorrelationId The caller's own trace id: stored with the request and returned
     *     unchanged.
     * @throws NjiaException
     */
    public function refresh(
        #[\SensitiveParameter] string $refreshToken,
        string|Omit $acceptLanguage = Omit::Value,
        string|Omit $xCorrelationId = Omit::Value,
        ?RequestOptions $options = null,
    ): Session {
        return $this->api->call(
            AuthOperations::refresh(),
            [
                'header Accept-Language' => $acceptLanguage,
                'header X-Correlation-Id' => $xCorrelationId,
            ],
            new RefreshSessionRequest(
                refreshToken: $refreshToken,
            ),
            options: $options,
        );
    }
}
