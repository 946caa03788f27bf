"""How the operations of documentation travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import ANY, BOOL, INT, STR, ListOf, MapOf, type_refs
from ..._runtime._operation import Arg, Operation, PagedOperation, Paging, Returns

if TYPE_CHECKING:
    from typing import Any

    from ..._runtime._result import ResultDict, Value
    from ...types.documentation import ErrorType

_ref = type_refs(__name__)

EXPORT_INSOMNIA: Operation[ResultDict[Any]] = Operation(
    id="exportInsomniaCollection",
    method="GET",
    path="/api/docs/export/insomnia",
    args=(
        Arg("tags", "tags", "query", ListOf(STR), explode=False),
        Arg("journey", "journey", "query", STR),
        Arg("env", "env", "query", STR),
        Arg("base_url", "baseUrl", "query", STR),
        Arg("tests", "tests", "query", BOOL),
        Arg("deprecated", "deprecated", "query", BOOL),
        Arg("part", "part", "query", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
    ),
    returns=Returns("json", MapOf(ANY)),
)

EXPORT_POSTMAN: Operation[ResultDict[Any]] = Operation(
    id="exportPostmanCollection",
    method="GET",
    path="/api/docs/export/postman",
    args=(
        Arg("tags", "tags", "query", ListOf(STR), explode=False),
        Arg("journey", "journey", "query", STR),
        Arg("env", "env", "query", STR),
        Arg("base_url", "baseUrl", "query", STR),
        Arg("tests", "tests", "query", BOOL),
        Arg("deprecated", "deprecated", "query", BOOL),
        Arg("part", "part", "query", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
    ),
    returns=Returns("json", MapOf(ANY)),
)

RETRIEVE: Operation[ResultDict[Any]] = Operation(
    id="getApiDescription",
    method="GET",
    path="/api/docs",
    args=(
        Arg("version", "version", "query", STR),
        Arg("lang", "lang", "query", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("if_none_match", "If-None-Match", "header", STR),
    ),
    returns=Returns("json", MapOf(ANY)),
)

RETRIEVE_JSON: Operation[ResultDict[Any]] = Operation(
    id="getApiDescriptionJson",
    method="GET",
    path="/api/docs.json",
    args=(
        Arg("version", "version", "query", STR),
        Arg("lang", "lang", "query", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("if_none_match", "If-None-Match", "header", STR),
    ),
    returns=Returns("json", MapOf(ANY)),
)

RETRIEVE_YAML: Operation[Value[str]] = Operation(
    id="getApiDescriptionYaml",
    method="GET",
    path="/api/docs.yaml",
    args=(
        Arg("version", "version", "query", STR),
        Arg("lang", "lang", "query", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("if_none_match", "If-None-Match", "header", STR),
    ),
    returns=Returns("text"),
)

RETRIEVE_ERROR: Operation[ErrorType] = Operation(
    id="getErrorType",
    method="GET",
    path="/errors/{code}",
    args=(
        Arg("code", "code", "path", STR),
        Arg("accept_language", "Accept-Language", "header", STR),
    ),
    returns=Returns("json", _ref("documentation", "ErrorType")),
)

LIST_ERRORS: PagedOperation[ErrorType] = PagedOperation(
    id="listErrorTypes",
    method="GET",
    path="/errors",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
    ),
    returns=Returns("json", _ref("documentation", "ErrorTypeList")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
