"""The resource documentation. Generated: changes belong in the API description or in the generator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .._generated.operations import documentation as _ops
from .._runtime._client import AsyncResource, Resource
from .._runtime._omit import OMIT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .._generated.options import RequestOptions
    from .._runtime._omit import Omit
    from .._runtime._page import AsyncPager, Page
    from .._runtime._result import ResultDict, Value
    from ..types.documentation import ErrorType, ExportEnvironmentValue, ExportPartValue
    from ..types.language_values import LanguageTagValue


class Documentation(Resource):
    """This description, exports, the error catalogue and pages."""

    def export_insomnia(
        self,
        *,
        tags: Sequence[str] | Omit = OMIT,
        journey: str | Omit = OMIT,
        env: ExportEnvironmentValue | str | Omit = OMIT,
        base_url: str | Omit = OMIT,
        tests: bool | Omit = OMIT,
        deprecated: bool | Omit = OMIT,
        part: ExportPartValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Export an Insomnia workspace

        The operations as an Insomnia export (format 4) with a sandbox and, unless `env` says otherwise, a live
        environment. Order, captured ids and empty secrets are those of the Postman export. Equal options give
        identical bytes.

        Args:
            tags: Comma-separated tags; only their operations are exported.
            journey: Name of a journey of the playground; only its steps are exported, in its order.
            env: Environments to export; left out, both.
            base_url: Origin that the requests go to; left out, the origin that answers.
            tests: Whether requests carry tests of status, headers and body.
            deprecated: Whether deprecated operations are exported as well.
            part: Part to export.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
        """
        return self._core.call(
            _ops.EXPORT_INSOMNIA,
            {
                "tags": tags,
                "journey": journey,
                "env": env,
                "base_url": base_url,
                "tests": tests,
                "deprecated": deprecated,
                "part": part,
                "accept_language": accept_language,
            },
            options,
        )

    def export_postman(
        self,
        *,
        tags: Sequence[str] | Omit = OMIT,
        journey: str | Omit = OMIT,
        env: ExportEnvironmentValue | str | Omit = OMIT,
        base_url: str | Omit = OMIT,
        tests: bool | Omit = OMIT,
        deprecated: bool | Omit = OMIT,
        part: ExportPartValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Export a Postman collection

        The operations as a Postman collection (format 2.1), or the environment that belongs to it with
        `part=environment`. Requests come in an order that runs green from top to bottom: login first, ids captured
        from earlier answers, destructive calls last. Secrets are empty variables. Equal options give identical
        bytes, so a new import updates the old one.

        Args:
            tags: Comma-separated tags; only their operations are exported.
            journey: Name of a journey of the playground; only its steps are exported, in its order.
            env: Environments to export; left out, both.
            base_url: Origin that the requests go to; left out, the origin that answers.
            tests: Whether requests carry tests of status, headers and body.
            deprecated: Whether deprecated operations are exported as well.
            part: Part to export.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
        """
        return self._core.call(
            _ops.EXPORT_POSTMAN,
            {
                "tags": tags,
                "journey": journey,
                "env": env,
                "base_url": base_url,
                "tests": tests,
                "deprecated": deprecated,
                "part": part,
                "accept_language": accept_language,
            },
            options,
        )

    def retrieve(
        self,
        *,
        version: str | Omit = OMIT,
        lang: LanguageTagValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        if_none_match: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Read the API description

        One address for people and programs: a browser gets the interactive reference, everything else this OpenAPI
        3.0 document as JSON, or as YAML when `Accept` asks for it. An `Accept` header that none of them satisfies
        answers 406. Each form has a strong `ETag`; send it back as `If-None-Match` to get 304 when nothing has
        changed.

        Args:
            version: A kept release of the description, such as 2.3.1.
            lang: Language of the texts; overrides `Accept-Language`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            if_none_match: `ETag` of the form that you have; answers 304 when it is still the present one.
        """
        return self._core.call(
            _ops.RETRIEVE,
            {"version": version, "lang": lang, "accept_language": accept_language, "if_none_match": if_none_match},
            options,
        )

    def retrieve_json(
        self,
        *,
        version: str | Omit = OMIT,
        lang: LanguageTagValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        if_none_match: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Read the API description as JSON

        This OpenAPI 3.0 document as one JSON file, whatever `Accept` says. Made for generators and for tools that
        cannot set headers.

        Args:
            version: A kept release of the description, such as 2.3.1.
            lang: Language of the texts; overrides `Accept-Language`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            if_none_match: `ETag` of the form that you have; answers 304 when it is still the present one.
        """
        return self._core.call(
            _ops.RETRIEVE_JSON,
            {"version": version, "lang": lang, "accept_language": accept_language, "if_none_match": if_none_match},
            options,
        )

    def retrieve_yaml(
        self,
        *,
        version: str | Omit = OMIT,
        lang: LanguageTagValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        if_none_match: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Value[str]:
        """Read the API description as YAML

        This OpenAPI 3.0 document as one YAML file, whatever `Accept` says. It says the same as the JSON form.

        Args:
            version: A kept release of the description, such as 2.3.1.
            lang: Language of the texts; overrides `Accept-Language`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            if_none_match: `ETag` of the form that you have; answers 304 when it is still the present one.
        """
        return self._core.call(
            _ops.RETRIEVE_YAML,
            {"version": version, "lang": lang, "accept_language": accept_language, "if_none_match": if_none_match},
            options,
        )

    def retrieve_error(
        self,
        code: str,
        *,
        accept_language: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ErrorType:
        """Explain an error

        Explains one error code. This is the address in `type` of every problem, so it can be opened straight from
        an error message. An unknown code answers 404.

        Args:
            code: The error code.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
        """
        return self._core.call(_ops.RETRIEVE_ERROR, {"code": code, "accept_language": accept_language}, options)

    def list_errors(
        self,
        *,
        accept_language: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Page[ErrorType]:
        """List the kinds of errors

        The catalogue of error codes in alphabetical order: status, whether the same request may succeed later,
        meaning and cure, and the members that the problem carries besides the common ones. Texts follow
        `Accept-Language`.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_ERRORS,
            {
                "accept_language": accept_language,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )


class AsyncDocumentation(AsyncResource):
    """This description, exports, the error catalogue and pages."""

    async def export_insomnia(
        self,
        *,
        tags: Sequence[str] | Omit = OMIT,
        journey: str | Omit = OMIT,
        env: ExportEnvironmentValue | str | Omit = OMIT,
        base_url: str | Omit = OMIT,
        tests: bool | Omit = OMIT,
        deprecated: bool | Omit = OMIT,
        part: ExportPartValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Export an Insomnia workspace

        The operations as an Insomnia export (format 4) with a sandbox and, unless `env` says otherwise, a live
        environment. Order, captured ids and empty secrets are those of the Postman export. Equal options give
        identical bytes.

        Args:
            tags: Comma-separated tags; only their operations are exported.
            journey: Name of a journey of the playground; only its steps are exported, in its order.
            env: Environments to export; left out, both.
            base_url: Origin that the requests go to; left out, the origin that answers.
            tests: Whether requests carry tests of status, headers and body.
            deprecated: Whether deprecated operations are exported as well.
            part: Part to export.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
        """
        return await self._core.call(
            _ops.EXPORT_INSOMNIA,
            {
                "tags": tags,
                "journey": journey,
                "env": env,
                "base_url": base_url,
                "tests": tests,
                "deprecated": deprecated,
                "part": part,
                "accept_language": accept_language,
            },
            options,
        )

    async def export_postman(
        self,
        *,
        tags: Sequence[str] | Omit = OMIT,
        journey: str | Omit = OMIT,
        env: ExportEnvironmentValue | str | Omit = OMIT,
        base_url: str | Omit = OMIT,
        tests: bool | Omit = OMIT,
        deprecated: bool | Omit = OMIT,
        part: ExportPartValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Export a Postman collection

        The operations as a Postman collection (format 2.1), or the environment that belongs to it with
        `part=environment`. Requests come in an order that runs green from top to bottom: login first, ids captured
        from earlier answers, destructive calls last. Secrets are empty variables. Equal options give identical
        bytes, so a new import updates the old one.

        Args:
            tags: Comma-separated tags; only their operations are exported.
            journey: Name of a journey of the playground; only its steps are exported, in its order.
            env: Environments to export; left out, both.
            base_url: Origin that the requests go to; left out, the origin that answers.
            tests: Whether requests carry tests of status, headers and body.
            deprecated: Whether deprecated operations are exported as well.
            part: Part to export.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
        """
        return await self._core.call(
            _ops.EXPORT_POSTMAN,
            {
                "tags": tags,
                "journey": journey,
                "env": env,
                "base_url": base_url,
                "tests": tests,
                "deprecated": deprecated,
                "part": part,
                "accept_language": accept_language,
            },
            options,
        )

    async def retrieve(
        self,
        *,
        version: str | Omit = OMIT,
        lang: LanguageTagValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        if_none_match: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Read the API description

        One address for people and programs: a browser gets the interactive reference, everything else this OpenAPI
        3.0 document as JSON, or as YAML when `Accept` asks for it. An `Accept` header that none of them satisfies
        answers 406. Each form has a strong `ETag`; send it back as `If-None-Match` to get 304 when nothing has
        changed.

        Args:
            version: A kept release of the description, such as 2.3.1.
            lang: Language of the texts; overrides `Accept-Language`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            if_none_match: `ETag` of the form that you have; answers 304 when it is still the present one.
        """
        return await self._core.call(
            _ops.RETRIEVE,
            {"version": version, "lang": lang, "accept_language": accept_language, "if_none_match": if_none_match},
            options,
        )

    async def retrieve_json(
        self,
        *,
        version: str | Omit = OMIT,
        lang: LanguageTagValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        if_none_match: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ResultDict[Any]:
        """Read the API description as JSON

        This OpenAPI 3.0 document as one JSON file, whatever `Accept` says. Made for generators and for tools that
        cannot set headers.

        Args:
            version: A kept release of the description, such as 2.3.1.
            lang: Language of the texts; overrides `Accept-Language`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            if_none_match: `ETag` of the form that you have; answers 304 when it is still the present one.
        """
        return await self._core.call(
            _ops.RETRIEVE_JSON,
            {"version": version, "lang": lang, "accept_language": accept_language, "if_none_match": if_none_match},
            options,
        )

    async def retrieve_yaml(
        self,
        *,
        version: str | Omit = OMIT,
        lang: LanguageTagValue | str | Omit = OMIT,
        accept_language: str | Omit = OMIT,
        if_none_match: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> Value[str]:
        """Read the API description as YAML

        This OpenAPI 3.0 document as one YAML file, whatever `Accept` says. It says the same as the JSON form.

        Args:
            version: A kept release of the description, such as 2.3.1.
            lang: Language of the texts; overrides `Accept-Language`.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            if_none_match: `ETag` of the form that you have; answers 304 when it is still the present one.
        """
        return await self._core.call(
            _ops.RETRIEVE_YAML,
            {"version": version, "lang": lang, "accept_language": accept_language, "if_none_match": if_none_match},
            options,
        )

    async def retrieve_error(
        self,
        code: str,
        *,
        accept_language: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> ErrorType:
        """Explain an error

        Explains one error code. This is the address in `type` of every problem, so it can be opened straight from
        an error message. An unknown code answers 404.

        Args:
            code: The error code.
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
        """
        return await self._core.call(_ops.RETRIEVE_ERROR, {"code": code, "accept_language": accept_language}, options)

    def list_errors(
        self,
        *,
        accept_language: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        starting_after: str | Omit = OMIT,
        ending_before: str | Omit = OMIT,
        options: RequestOptions | None = None,
    ) -> AsyncPager[ErrorType]:
        """List the kinds of errors

        The catalogue of error codes in alphabetical order: status, whether the same request may succeed later,
        meaning and cure, and the members that the problem carries besides the common ones. Texts follow
        `Accept-Language`.

        Args:
            accept_language: Language of `title`, `detail` and messages in problems: `en` (default) or `fr`.
            limit: Number of items on one page.
            starting_after: Cursor: id of the last item of the page before.
            ending_before: Cursor: id of the first item of the page after.
        """
        return self._core.list(
            _ops.LIST_ERRORS,
            {
                "accept_language": accept_language,
                "limit": limit,
                "starting_after": starting_after,
                "ending_before": ending_before,
            },
            options,
        )
