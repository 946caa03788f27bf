/** Files without a loop in them: the table of exports, and what is written once and then belongs to the user. */
import type { FilePlan } from "@njia/generator-core";
import { compose } from "@njia/generator-core";
import type { Book } from "./book.ts";
import { phrase, prose, quoted, text } from "./literals.ts";
import { distributionName } from "./naming.ts";

const file = compose("file");
type Body = FilePlan["body"];

/** `_generated/exports.py`. */
export function exportsText(book: Book): Body {
  const { client, asyncClient } = book;
  const [first, second] = [text(client), text(asyncClient)];
  return textOf(file`"""The public names of the package and the modules they are imported from when first used. Generated."""

from __future__ import annotations

from .._runtime import _public

TYPE_CHECKING = False  # what checkers take for true; importing \`typing\` would cost more than all of this

if TYPE_CHECKING:
    from .._runtime._client import AsyncClientOptions, ClientOptions
    from .client import ${asyncClient}, ${client}
    from .options import RequestOptions

__all__ = ["AsyncClientOptions", "ClientOptions", "RequestOptions", ${first}, ${second}]  # noqa: RUF022

NAMES = {
    **_public.PUBLIC,
    "AsyncClientOptions": "._runtime._client",
    "ClientOptions": "._runtime._client",
    "RequestOptions": "._generated.options",
    ${first}: "._generated.client",
    ${second}: "._generated.client",
}
`);
}

const textOf = (body: ReturnType<typeof file>): Body => ({ kind: "text", text: body.code });

/** Files of a new project by path; `src/` stands for the package folder. */
export function* scaffold(book: Book): Iterable<readonly [path: string, body: Body]> {
  const name = distributionName(book.context.packageName);
  const title = phrase(book.api.title);
  const { client } = book;
  yield [
    "src/__init__.py",
    textOf(file`"""Client for ${title}. Names are imported when first used."""

from __future__ import annotations

from ._generated import exports
from ._runtime._lazy import lazy_names

TYPE_CHECKING = False  # what checkers take for true; importing \`typing\` would cost more than all of this

if TYPE_CHECKING:
    from ._generated.exports import *  # noqa: F403
    from ._runtime._public import *  # noqa: F403 (mypy reads no list of another module)
else:
    __all__ = list(exports.NAMES)
    __getattr__, __dir__ = lazy_names(__name__, exports.NAMES)
`),
  ];
  yield [
    "src/testing.py",
    textOf(file`"""For tests without a network: fake transports that answer with the examples of the API description."""

from ._generated.fixtures import fixture
from ._runtime._fake import AsyncFakeTransport as _AsyncFakeTransport
from ._runtime._fake import FakeTransport as _FakeTransport
from ._runtime._fake import SentRequest
from ._runtime._seam import VirtualSeam
from ._runtime._webhook import sign_for_test


class FakeTransport(_FakeTransport):
    """\`transport\` for a sync client; unscripted calls are answered with the examples of the API description."""

    def __init__(self) -> None:
        super().__init__(fixture)


class AsyncFakeTransport(_AsyncFakeTransport):
    """\`transport\` for an async client."""

    def __init__(self) -> None:
        super().__init__(fixture)


__all__ = ["AsyncFakeTransport", "FakeTransport", "SentRequest", "VirtualSeam", "fixture", "sign_for_test"]
`),
  ];
  yield [
    "src/py.typed",
    textOf(file`# typed (PEP 561)
`),
  ];
  yield [
    "pyproject.toml",
    textOf(file`[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = ${quoted(name)}
version = ${quoted(book.context.packageVersion)}
description = ${quoted(book.api.title)}
readme = "README.md"
requires-python = ">=3.10"
dependencies = []

[tool.hatch.build.targets.wheel]
packages = ["src/${book.package}"]

[tool.ruff]
line-length = 125
target-version = "py310"

[tool.mypy]
strict = true
`),
  ];
  yield [
    "README.md",
    textOf(file`# ${prose(book.api.title)}

A typed client, sync and async, without dependencies. Python 3.10 or newer.

\`\`\`python
from ${book.package} import ${client}

with ${client}() as client:
    ...
\`\`\`

Methods are listed in [api.md](api.md); runnable calls are in [examples](examples). Errors derive from \`NjiaError\` and carry
\`status\`, \`code\`, \`request_id\`, \`attempts\`, \`retry_after\` and \`outcome\`. Results carry \`.meta\`.
`),
  ];
}
