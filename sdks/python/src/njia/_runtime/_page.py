"""Lists: a page at hand, an iterator over everything after it, and the cursor to resume from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any, Generic, TypeVar, cast
from urllib.parse import parse_qsl, urlsplit

from ._codec import is_list
from ._engine import Answer
from ._errors import DecodingError, NjiaError
from ._meta import Meta, next_link
from ._model import Model, set_slot
from ._operation import Operation, Paging

T = TypeVar("T")
Args = dict[str, object]


class Position:
    """Where a listing stands: the arguments of the page at hand, and a guard against going round in circles.

    The guard is Brent's: one remembered cursor, moved at every power of two, finds a cycle of any length.
    """

    __slots__ = ("args", "mark", "steps")

    def __init__(self, args: Args, mark: object = None, steps: int = 0) -> None:
        self.args: Args = args
        self.mark: object = mark
        self.steps: int = steps

    def __repr__(self) -> str:
        return f"Position(page {self.steps + 1})"

    def after(self, changes: Args) -> Position:
        """The position of the next page. Raises DecodingError when the server repeats a cursor."""
        token = tuple(changes.values())
        here = tuple(self.args.get(name) for name in changes)
        if token in (here, self.mark):
            error = DecodingError(f"the server repeats the cursor {token[0]!r}; a listing would never end")
            error.cursor = cast(str, token[0])
            raise error
        steps = self.steps + 1
        mark = token if steps & (steps - 1) == 0 else self.mark
        return Position({**self.args, **changes}, mark, steps)


class _BasePage(Generic[T]):
    """What sync and async pages share."""

    def __init__(self, operation: Operation[Any], answer: Answer[Any], position: Position) -> None:
        self.meta: Meta = answer.meta
        self._position = position
        self._operation = operation
        self.items: list[T] = _items(answer.value, cast(Paging, operation.paging), answer.meta)
        self._next = _next_args(operation, answer, position.args, len(self.items))
        self.body: Any = answer.value

    @property
    def cursor(self) -> str | int | None:
        """What to pass to the next call to continue after this page; None on the last page."""
        return None if self._next is None else cast("str | int", next(iter(self._next.values())))

    @property
    def has_next(self) -> bool:
        return self._next is not None

    def _after(self) -> Position | None:
        return None if self._next is None else self._position.after(self._next)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _BasePage) and self.body == cast("_BasePage[T]", other).body

    def __hash__(self) -> int:
        return hash(self.cursor)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.items)} items, {'more follow' if self.has_next else 'last'})"


class Page(_BasePage[T]):
    """One page of a list. Iterating goes on to the following pages; stop early and nothing more is sent."""

    def __init__(
        self, operation: Operation[Any], answer: Answer[Any], position: Position, fetch: Callable[[Position], Page[T]]
    ) -> None:
        super().__init__(operation, answer, position)
        self._fetch = fetch

    def next_page(self) -> Page[T] | None:
        """The following page, or None after the last. An error carries `cursor`, where to resume."""
        position = self._after()
        if position is None:
            return None
        try:
            return self._fetch(position)
        except NjiaError as error:
            error.cursor = self.cursor
            raise

    def pages(self) -> Iterator[Page[T]]:
        """This page and all that follow."""
        page: Page[T] | None = self
        while page is not None:
            yield page
            page = page.next_page()

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.items


class AsyncPage(_BasePage[T]):
    """The same, for ``async for``."""

    def __init__(
        self,
        operation: Operation[Any],
        answer: Answer[Any],
        position: Position,
        fetch: Callable[[Position], Awaitable[AsyncPage[T]]],
    ) -> None:
        super().__init__(operation, answer, position)
        self._fetch = fetch

    async def next_page(self) -> AsyncPage[T] | None:
        """The following page, or None after the last. An error carries `cursor`, where to resume."""
        position = self._after()
        if position is None:
            return None
        try:
            return await self._fetch(position)
        except NjiaError as error:
            error.cursor = self.cursor
            raise

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """This page and all that follow."""
        page: AsyncPage[T] | None = self
        while page is not None:
            yield page
            page = await page.next_page()

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.items:
                yield item


class AsyncPager(Generic[T]):
    """A list call of an async client: ``await`` it for one page, or ``async for`` over all items. Sends nothing before."""

    def __init__(self, fetch: Callable[[], Awaitable[AsyncPage[T]]]) -> None:
        self._fetch = fetch

    def __await__(self) -> Generator[Any, None, AsyncPage[T]]:
        return self._fetch().__await__()

    async def pages(self) -> AsyncIterator[AsyncPage[T]]:
        """All pages."""
        async for page in (await self._fetch()).pages():
            yield page

    async def __aiter__(self) -> AsyncIterator[T]:
        async for page in self.pages():
            for item in page.items:
                yield item


def _items(body: Any, paging: Paging, meta: Meta) -> list[Any]:
    found: Any = body
    for name in paging.items:
        found = getattr(found, name, None)
    items: list[Any] = list(found) if is_list(found) else []
    for item in items:
        if isinstance(item, Model):
            set_slot(item, "_meta", meta)
    return items


def _next_args(operation: Operation[Any], answer: Answer[Any], args: Args, count: int) -> Args | None:
    """The arguments that the next page changes, or None after the last page."""
    paging = cast(Paging, operation.paging)
    if paging.more and _dig(answer.raw, paging.more) is not True:
        return None
    if paging.style == "link":
        url = _dig(answer.raw, paging.next) if paging.next else next_link(answer.response.headers)
        return _linked(url, args, operation) if isinstance(url, str) else None
    if paging.next or paging.next_header:
        token = answer.response.headers.get(paging.next_header) if paging.next_header else _dig(answer.raw, paging.next)
        return None if token is None or token == "" else {paging.send: token}
    if count == 0:
        return None
    first = 0 if paging.style == "offset" else 1
    here = args.get(paging.send)
    place = here if isinstance(here, int) else first
    return {paging.send: place + (count if paging.style == "offset" else 1)}


def _linked(url: str, args: Args, operation: Operation[Any]) -> Args | None:
    """Of a link only the query counts: following it to another origin would take the credentials along."""
    pairs = dict(parse_qsl(urlsplit(url).query, keep_blank_values=True))
    changed: Args = {}
    for arg in operation.args:
        text = pairs.get(arg.wire) if arg.where == "query" else None
        if text is not None:
            value: object = int(text) if arg.codec.exact is int and text.isdigit() else text
            if args.get(arg.name) != value:
                changed[arg.name] = value
    return changed or None


def _dig(raw: object, keys: tuple[str, ...]) -> Any:
    for key in keys:
        raw = cast("dict[str, object]", raw).get(key) if isinstance(raw, dict) else None
    return raw
