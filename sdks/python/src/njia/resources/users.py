"""The resource users. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import users as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    import datetime as _dt

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from ..types.language_values import LanguageTagValue
    from ..types.role_values import RoleValue
    from ..types.users import User, UserStatusValue


class Users(Resource):
    """Keys, sessions, users and the tenant itself."""

    def create(
        self,
        *,
        email: str,
        name: str,
        role: RoleValue | str,
        password: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        locale: LanguageTagValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> User:
        """Create a user

        Adds a person who may log in. The e-mail must be new within the tenant, else the answer is 409
        `duplicate_email`. The password is set here and kept as a salted hash; the person can log in at once. Only
        an owner can create an owner.

        Needs the scope users:manage.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            email: E-mail, new within the tenant.
            name: Name of the person.
            password: First password.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return self._core.call(
            _ops.CREATE,
            {
                "email": email,
                "name": name,
                "role": role,
                "password": password,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "locale": locale,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        role: RoleValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[User]:
        """List users

        Lists the people who may log in to the tenant, newest first, also disabled ones. A session of a person who
        may manage users is needed.

        Needs the scope users:manage.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            role: Only users with this role.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "role": role,
            },
            options,
        )

    def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        role: RoleValue | str | Omit = OMIT,
        locale: LanguageTagValue | str | Omit = OMIT,
        password: str | Omit = OMIT,
        status: UserStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> User:
        """Change a user

        Changes name, role, language, password or state of a user; members left out stay as they are. Disabling a
        user or setting a new password ends all of the person's sessions. The last active owner cannot be disabled
        or given another role.

        Needs the scope users:manage.

        Args:
            id: Id of the user.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            name: Name of the person.
            password: New password; ends all sessions of the person.
        """
        return self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "name": name,
                "role": role,
                "locale": locale,
                "password": password,
                "status": status,
            },
            options,
        )


class AsyncUsers(AsyncResource):
    """Keys, sessions, users and the tenant itself."""

    async def create(
        self,
        *,
        email: str,
        name: str,
        role: RoleValue | str,
        password: str,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        locale: LanguageTagValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> User:
        """Create a user

        Adds a person who may log in. The e-mail must be new within the tenant, else the answer is 409
        `duplicate_email`. The password is set here and kept as a salted hash; the person can log in at once. Only
        an owner can create an owner.

        Needs the scope users:manage.

        Sent with an idempotency key; a retry cannot take effect twice.

        Args:
            email: E-mail, new within the tenant.
            name: Name of the person.
            password: First password.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
        """
        return await self._core.call(
            _ops.CREATE,
            {
                "email": email,
                "name": name,
                "role": role,
                "password": password,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "locale": locale,
            },
            options,
        )

    def list(
        self,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        created_after: _dt.datetime | Omit = OMIT,
        created_before: _dt.datetime | Omit = OMIT,
        role: RoleValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[User]:
        """List users

        Lists the people who may log in to the tenant, newest first, also disabled ones. A session of a person who
        may manage users is needed.

        Needs the scope users:manage.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
            created_after: Only items created at or after this time (RFC 3339).
            created_before: Only items created before this time (RFC 3339).
            role: Only users with this role.
        """
        return self._core.list(
            _ops.LIST,
            {
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
                "created_after": created_after,
                "created_before": created_before,
                "role": role,
            },
            options,
        )

    async def update(
        self,
        id: str,
        *,
        accept_language: str | Omit = OMIT,
        x_correlation_id: str | Omit = OMIT,
        name: str | Omit = OMIT,
        role: RoleValue | str | Omit = OMIT,
        locale: LanguageTagValue | str | Omit = OMIT,
        password: str | Omit = OMIT,
        status: UserStatusValue | str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> User:
        """Change a user

        Changes name, role, language, password or state of a user; members left out stay as they are. Disabling a
        user or setting a new password ends all of the person's sessions. The last active owner cannot be disabled
        or given another role.

        Needs the scope users:manage.

        Args:
            id: Id of the user.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            x_correlation_id: The caller's own trace id: stored with the request and returned unchanged.
            name: Name of the person.
            password: New password; ends all sessions of the person.
        """
        return await self._core.call(
            _ops.UPDATE,
            {
                "id": id,
                "accept_language": accept_language,
                "x_correlation_id": x_correlation_id,
                "name": name,
                "role": role,
                "locale": locale,
                "password": password,
                "status": status,
            },
            options,
        )
