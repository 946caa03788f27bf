"""From arguments to what is the same in every attempt of a call: path, query, own headers and body bytes."""

from __future__ import annotations

from typing import NamedTuple, cast

from ._codec import Mismatch
from ._errors import ConfigurationError
from ._headers import check_header
from ._json import dumps
from ._model import ModelCodec
from ._omit import OMIT
from ._operation import Arg, Body, Operation
from ._query import encode_query, header_text, path_text, query_pairs
from ._union import resolve


class Prepared(NamedTuple):
    """A request without its origin and credentials. Prints nothing, since a body may hold personal data."""

    target: str  # path and query
    headers: tuple[tuple[str, str], ...]
    body: bytes | None

    def __repr__(self) -> str:
        return "Prepared(...)"


def prepare(operation: Operation[object], args: dict[str, object], boundary: str) -> Prepared:
    """Encode the arguments of one call. Raises TypeError or ValueError naming the argument, never its value."""
    path = operation.path
    pairs: list[tuple[str, str, bool]] = []
    headers: list[tuple[str, str]] = []
    cookies: list[str] = []
    rest = dict(args)
    for arg in operation.args:
        value = rest.pop(arg.name, OMIT)
        if value is OMIT:
            continue
        wire = _encode(arg, value)
        if arg.where == "query":
            pairs.extend((n, v, arg.reserved) for n, v in query_pairs(arg.wire, wire, arg.style, arg.explode))
        elif arg.where == "path":
            path = path.replace("{" + arg.wire + "}", _path(arg, wire))
        elif arg.where == "header":
            headers.append((arg.wire, _header(arg, wire)))
        else:
            cookies.extend(f"{n}={v}" for n, v in query_pairs(arg.wire, wire, arg.style, arg.explode))
    if cookies:
        headers.append(("Cookie", "; ".join(cookies)))
    body, media = _body(operation.body, rest, boundary) if operation.body is not None else (None, "")
    if media:
        headers.append(("Content-Type", media))
    return Prepared(f"{path}?{encode_query(pairs)}" if pairs else path, tuple(headers), body)


def _encode(arg: Arg, value: object) -> object:
    try:
        return cast(object, arg.codec.encode(value))
    except Mismatch as mismatch:
        raise _refusal(mismatch.at(arg.name)) from None


def _refusal(mismatch: Mismatch) -> Exception:
    return TypeError(f"{mismatch.json_path()[2:]}: {mismatch}")


def _path(arg: Arg, wire: object) -> str:
    try:
        return path_text(arg.wire, wire, arg.style, arg.explode)
    except ValueError as error:
        raise ConfigurationError(str(error)) from None


def _header(arg: Arg, wire: object) -> str:
    text = dumps(wire) if arg.style == "json" else header_text(wire, arg.explode)
    try:
        check_header(arg.wire, text)
    except ValueError as error:
        raise ConfigurationError(str(error)) from None
    return text


def _body(body: Body, rest: dict[str, object], boundary: str) -> tuple[bytes | None, str]:
    wire = _flat_value(body, rest) if body.flat else _whole_value(body, rest)
    if wire is OMIT:
        return None, ""
    if body.kind == "json":
        return dumps(wire).encode("ascii"), body.media
    if body.kind == "text":
        return str(wire).encode(), body.media
    from ._multipart import FilePart, encode_form, encode_multipart

    if body.kind == "octets":
        return (wire.content if isinstance(wire, FilePart) else str(wire).encode()), body.media
    fields = cast("dict[str, object]", wire)
    if body.kind == "form":
        return encode_form(fields), body.media
    return encode_multipart(fields, body.parts, boundary), f"{body.media}; boundary={boundary}"


def _flat_value(body: Body, rest: dict[str, object]) -> object:
    fields = {body.renamed.get(name, name): value for name, value in rest.items() if value is not OMIT}
    if not fields and not body.required:
        return OMIT
    codec = resolve(body.codec)
    assert isinstance(codec, ModelCodec)
    try:
        return codec.encode_fields(fields)
    except Mismatch as mismatch:
        raise _refusal(mismatch) from None


def _whole_value(body: Body, rest: dict[str, object]) -> object:
    value = rest.get("body", OMIT)
    if value is OMIT:
        return OMIT
    try:
        return cast(object, body.codec.encode(value))
    except Mismatch as mismatch:
        raise _refusal(mismatch.at("body")) from None
