"""The resource health. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import health as _ops
from .._runtime._client import AsyncResource, Resource

if TYPE_CHECKING:
    from .._generated.options import RequestOptions
    from ..types.health import Health


class HealthResource(Resource):
    """Is the service alive and ready."""

    def live(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Health:
        """Is the process alive

        Answers as soon as the process can answer at all, and looks at nothing else. For restarts by a supervisor.
        It needs no key and is not counted.
        """
        return self._core.call(_ops.LIVE, {}, options)

    def ready(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Health:
        """Is the service ready

        Tells whether the service can take traffic: database reachable, migrations applied, workers running. 503
        means that it should get none for the moment. A part that is slow but works shows as `degraded` and keeps
        200.
        """
        return self._core.call(_ops.READY, {}, options)


class AsyncHealthResource(AsyncResource):
    """Is the service alive and ready."""

    async def live(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Health:
        """Is the process alive

        Answers as soon as the process can answer at all, and looks at nothing else. For restarts by a supervisor.
        It needs no key and is not counted.
        """
        return await self._core.call(_ops.LIVE, {}, options)

    async def ready(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Health:
        """Is the service ready

        Tells whether the service can take traffic: database reachable, migrations applied, workers running. 503
        means that it should get none for the moment. A part that is slow but works shows as `degraded` and keeps
        200.
        """
        return await self._core.call(_ops.READY, {}, options)
