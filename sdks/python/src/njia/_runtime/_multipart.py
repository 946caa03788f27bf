"""Forms: ``multipart/form-data`` (RFC 7578) and ``application/x-www-form-urlencoded``. Imported by operations that need them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import IO, Final, NamedTuple, cast
from urllib.parse import urlencode

from ._codec import Mismatch, is_list
from ._json import dumps
from ._operation import PartSpec
from ._query import text_of


class FilePart(NamedTuple):
    """A file of a form: its octets, and the name and media type to announce."""

    content: bytes
    filename: str = "file"
    media: str = "application/octet-stream"


FileParam = bytes | FilePart | IO[bytes]


class FileCodec:
    """Accepts octets, `FilePart`, or an open binary file (read completely, so that a retry sends the same bytes)."""

    exact: type | None = None

    def decode(self, value: object) -> object:
        if isinstance(value, str):
            return value.encode("utf-8", "surrogateescape")
        raise Mismatch("octets", value)

    def encode(self, value: object) -> FilePart:
        if isinstance(value, FilePart):
            return value
        if isinstance(value, (bytes, bytearray, memoryview)):
            return FilePart(bytes(cast(bytes, value)))
        read = getattr(value, "read", None)
        if callable(read):
            content = read()
            if isinstance(content, bytes):
                name = getattr(value, "name", "file")
                return FilePart(content, os.path.basename(name) if isinstance(name, str) else "file")
        raise Mismatch("bytes, FilePart or a file opened in binary mode", value)


FILE: Final = FileCodec()


def encode_form(fields: Mapping[str, object]) -> bytes:
    """URL-encoded form; lists are repeated, objects become JSON."""
    pairs: list[tuple[str, str]] = []
    for name, value in fields.items():
        items = cast("list[object]", value) if isinstance(value, list) else [value]
        pairs.extend((name, _form_text(item)) for item in items)
    return urlencode(pairs).encode("ascii")


def _form_text(value: object) -> str:
    return value.content.decode("latin-1") if isinstance(value, FilePart) else text_of(value)


def encode_multipart(fields: Mapping[str, object], specs: Mapping[str, PartSpec], boundary: str) -> bytes:
    """The body; `boundary` must not occur in any part, which a random one does not."""
    out = bytearray()
    for name, value in fields.items():
        spec = specs.get(name, PartSpec())
        if is_list(value) and spec.many:
            for item in value:
                _write_part(out, name, item, spec, boundary)
        else:
            _write_part(out, name, value, spec, boundary)
    out += f"--{boundary}--\r\n".encode("ascii")
    return bytes(out)


def _write_part(out: bytearray, name: str, value: object, spec: PartSpec, boundary: str) -> None:
    disposition = f'form-data; name="{_quoted(name)}"'
    if isinstance(value, FilePart):
        disposition += f'; filename="{_quoted(value.filename)}"'
        media, content = spec.media.split(",")[0].strip() or value.media, value.content
    elif isinstance(value, (list, dict)):
        media, content = spec.media or "application/json", dumps(cast(object, value)).encode()
    else:
        media, content = spec.media, text_of(value).encode()
    out += f"--{boundary}\r\nContent-Disposition: {disposition}\r\n".encode()
    if media:
        out += f"Content-Type: {_one_line(media)}\r\n".encode()
    out += b"\r\n" + content + b"\r\n"


def _quoted(text: str) -> str:
    # the escapes of the HTML standard's form submission, which RFC 7578 servers read
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def _one_line(text: str) -> str:
    return text.replace("\r", "").replace("\n", "")
