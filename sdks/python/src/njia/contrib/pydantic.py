"""Models of the SDK as fields of pydantic models (``pip install njia[pydantic]``).

``payment: Annotated[Payment, WireModel()]`` reads and writes the API's own JSON.
"""

from __future__ import annotations

from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from .._runtime._errors import DecodingError
from .._runtime._model import Model


class WireModel:
    """Annotation for a field that holds a model of the SDK; accepts an instance, or its wire JSON as a dict."""

    def __get_pydantic_core_schema__(self, source: type[Any], handler: GetCoreSchemaHandler) -> CoreSchema:
        if not issubclass(source, Model):
            raise TypeError(f"WireModel annotates models of the SDK, not {source.__name__}")

        def read(value: Any) -> Model:
            if isinstance(value, source):
                return value
            data: dict[str, Any] = value
            if type(data) is not dict:
                raise ValueError(f"{source.__name__} is read from an object")
            try:
                return source.from_dict(data)
            except DecodingError as error:
                raise ValueError(error.message) from None

        def write(value: Model) -> dict[str, Any]:
            return value.to_dict()

        return core_schema.no_info_plain_validator_function(
            read, serialization=core_schema.plain_serializer_function_ser_schema(write)
        )


__all__ = ["WireModel"]
