"""The resource auth. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import auth as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._result import Empty
    from ..types.auth import AuthCheck, Session, SessionInfo


class Auth(Resource):
    """Keys, sessions, users and the tenant itself."""

    def check(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AuthCheck:
        """Test the credentials

        Shows what the server makes of your credentials: tenant, mode, key, effective scopes, session, API version
        and the state of the rate limit. Any valid key may call it and nothing is changed, so it is the first
        request to try. With a session token the scopes are those of the key cut down to those of the person's
        role.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CHECK,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def session(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SessionInfo:
        """Look at the session

        Tells who is logged in, with which role and scopes, and until when. The tokens themselves are not repeated.
        Without a session token the answer is 401 `session_required`.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.SESSION,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def login(
        self,
        *,
        email: str,
        password: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Session:
        """Log a person in

        Checks e-mail and password of a user of the key's tenant and answers with a session. Send its `accessToken`
        as `Authorization: Bearer` together with the API key: the key names tenant and mode, the token names the
        person. Unknown e-mail and wrong password give the same answer in the same time. After 5 failures for one
        e-mail, or 30 for one address, in 15 minutes the answer is 429 `login_throttled`. Both tokens are shown
        this once only.

        Args:
            email: E-mail of the user.
            password: Password of the user; never logged.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.LOGIN,
            {"email": email, "password": password, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def logout(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """End the session

        Ends the session whose token came with the request, together with its refresh token. It takes effect at
        once. A second call with the same token answers the same, so a lost answer does no harm. Other sessions of
        the person stay.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.LOGOUT,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    def refresh(
        self,
        *,
        refresh_token: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Session:
        """Renew a session

        Trades a refresh token for a new session with new tokens. A refresh token works once; using one again ends
        every session that came from the same login, because it may have been stolen. It lapses 12 hours after its
        last use and 30 days after the login at the latest. A token that is used up, lapsed or of another tenant
        answers 401 `session_invalid`.

        Args:
            refresh_token: The refresh token of the last session.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.REFRESH,
            {"refresh_token": refresh_token, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )


class AsyncAuth(AsyncResource):
    """Keys, sessions, users and the tenant itself."""

    async def check(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AuthCheck:
        """Test the credentials

        Shows what the server makes of your credentials: tenant, mode, key, effective scopes, session, API version
        and the state of the rate limit. Any valid key may call it and nothing is changed, so it is the first
        request to try. With a session token the scopes are those of the key cut down to those of the person's
        role.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CHECK,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def session(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> SessionInfo:
        """Look at the session

        Tells who is logged in, with which role and scopes, and until when. The tokens themselves are not repeated.
        Without a session token the answer is 401 `session_required`.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.SESSION,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def login(
        self,
        *,
        email: str,
        password: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Session:
        """Log a person in

        Checks e-mail and password of a user of the key's tenant and answers with a session. Send its `accessToken`
        as `Authorization: Bearer` together with the API key: the key names tenant and mode, the token names the
        person. Unknown e-mail and wrong password give the same answer in the same time. After 5 failures for one
        e-mail, or 30 for one address, in 15 minutes the answer is 429 `login_throttled`. Both tokens are shown
        this once only.

        Args:
            email: E-mail of the user.
            password: Password of the user; never logged.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.LOGIN,
            {"email": email, "password": password, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def logout(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Empty:
        """End the session

        Ends the session whose token came with the request, together with its refresh token. It takes effect at
        once. A second call with the same token answers the same, so a lost answer does no harm. Other sessions of
        the person stay.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.LOGOUT,
            {"accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )

    async def refresh(
        self,
        *,
        refresh_token: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Session:
        """Renew a session

        Trades a refresh token for a new session with new tokens. A refresh token works once; using one again ends
        every session that came from the same login, because it may have been stolen. It lapses 12 hours after its
        last use and 30 days after the login at the latest. A token that is used up, lapsed or of another tenant
        answers 401 `session_invalid`.

        Args:
            refresh_token: The refresh token of the last session.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.REFRESH,
            {"refresh_token": refresh_token, "accept_language": accept_language, "x_correlation_id": x_correlation_id},
            options,
        )
