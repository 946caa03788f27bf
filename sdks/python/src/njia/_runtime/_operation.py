"""What the generator says about one operation: pure data, read by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from ._codec import ANY, Codec

T_co = TypeVar("T_co", covariant=True)
Where = Literal["path", "query", "header", "cookie"]


class Arg(NamedTuple):
    """A parameter outside the body: argument name, wire name, place, codec, and its RFC 6570 style."""

    name: str
    wire: str
    where: Where
    codec: Codec
    style: str = ""  # "" is the default of the place; "json" for parameters with a media type
    explode: bool | None = None
    reserved: bool = False


class PartSpec(NamedTuple):
    """A form field: media type of its part, and whether a list is sent as one part per item."""

    media: str = ""
    many: bool = False
    file: bool = False


class Body(NamedTuple):
    """A request body. `flat`: a record whose fields are arguments, `renamed` where they clash with parameters."""

    codec: Codec
    media: str = "application/json"
    kind: Literal["json", "form", "multipart", "text", "octets"] = "json"
    flat: bool = False
    required: bool = True
    renamed: Mapping[str, str] = {}
    parts: Mapping[str, PartSpec] = {}


class Returns(NamedTuple):
    """A success: nothing, a JSON value, text, octets, or a stream of octets or events."""

    kind: Literal["nothing", "json", "text", "octets", "byte-stream", "sse", "ndjson"] = "json"
    codec: Codec = ANY
    wrap: bool = False  # hand over in a `Value`, whatever it is


NOTHING = Returns("nothing")


class Paging(NamedTuple):
    """How a list continues. `items` are attributes of the decoded answer (or empty: the answer itself is the list)."""

    style: Literal["cursor", "offset", "page", "link"]
    send: str = ""  # argument name, for every style but link
    items: tuple[str, ...] = ()
    next: tuple[str, ...] = ()  # keys into the raw answer
    more: tuple[str, ...] = ()
    next_header: str = ""


class Operation(Generic[T_co]):
    """One operation. `T_co` is what a call returns; it exists for type checkers only."""

    __slots__ = (
        "args", "auth", "body", "deprecated", "id", "idempotency", "method", "paging", "path", "results", "stream",
    )  # fmt: skip

    def __init__(
        self,
        *,
        id: str,
        method: str,
        path: str,
        args: tuple[Arg, ...] = (),
        body: Body | None = None,
        returns: Returns | Mapping[str, Returns] = NOTHING,
        idempotency: str = "",
        auth: tuple[tuple[str, ...], ...] = (),
        paging: Paging | None = None,
        deprecated: str = "",
    ) -> None:
        self.id: str = id
        self.method: str = method
        self.path: str = path
        self.args: tuple[Arg, ...] = args
        self.body: Body | None = body
        self.results: Mapping[str, Returns] = {"2XX": returns} if isinstance(returns, Returns) else returns
        self.idempotency: str = idempotency  # name of the key's header; "" when the operation takes none
        self.auth: tuple[tuple[str, ...], ...] = auth  # alternatives, each a set of scheme names; () when none is needed
        self.paging: Paging | None = paging
        self.deprecated: str = deprecated
        self.stream: bool = any(item.kind in ("byte-stream", "sse", "ndjson") for item in self.results.values())

    def returns_for(self, status: int) -> Returns | None:
        """The description of a success with this status; None when there is none."""
        results = self.results
        return results.get(str(status)) or results.get(f"{status // 100}XX") or results.get("default")

    def __repr__(self) -> str:
        return f"Operation({self.id}: {self.method} {self.path})"


class PagedOperation(Operation[Any], Generic[T_co]):
    """A list; `T_co` is the type of one item."""

    __slots__ = ()
