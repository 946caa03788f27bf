"""The public names of the package and the modules they are imported from when first used. Generated."""

from __future__ import annotations

from .._runtime import _public

TYPE_CHECKING = False  # what checkers take for true; importing `typing` would cost more than all of this

if TYPE_CHECKING:
    from .._runtime._client import AsyncClientOptions, ClientOptions
    from .client import AsyncNjia, Njia
    from .options import RequestOptions

__all__ = ["AsyncClientOptions", "ClientOptions", "RequestOptions", "Njia", "AsyncNjia"]  # noqa: RUF022

NAMES = {
    **_public.PUBLIC,
    "AsyncClientOptions": "._runtime._client",
    "ClientOptions": "._runtime._client",
    "RequestOptions": "._generated.options",
    "Njia": "._generated.client",
    "AsyncNjia": "._generated.client",
}
