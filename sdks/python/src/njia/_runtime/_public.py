"""The names of the runtime that a package shows to its users, and where each of them lives."""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    from ._errors import (
        ApiError,
        AuthenticationError,
        BadRequestError,
        CanceledError,
        ConfigurationError,
        ConflictError,
        ConnectionError,
        DecodingError,
        FieldError,
        NjiaError,
        NotFoundError,
        PaymentRequiredError,
        PermissionDeniedError,
        RateLimitError,
        ServerError,
        TimeoutError,
        UnprocessableEntityError,
        WebhookSignatureError,
    )
    from ._headers import Headers
    from ._hooks import RequestEvent, ResponseEvent, RetryEvent
    from ._json import to_json
    from ._meta import DeprecationNotice, Meta, RateLimit
    from ._model import Model
    from ._money import from_minor_units, minor_unit_digits, to_minor_units
    from ._multipart import FileParam, FilePart
    from ._omit import OMIT, Omit
    from ._page import AsyncPage, AsyncPager, Page
    from ._result import Empty, ResultDict, ResultList, Value
    from ._seam import Seam
    from ._stream import AsyncByteStream, AsyncEventStream, ByteStream, EventStream
    from ._time import Timestamp
    from ._transport import AsyncTransport, Request, Response, Transport, TransportError
    from ._union import UnknownVariant

__all__ = [
    "OMIT",
    "ApiError",
    "AsyncByteStream",
    "AsyncEventStream",
    "AsyncPage",
    "AsyncPager",
    "AsyncTransport",
    "AuthenticationError",
    "BadRequestError",
    "ByteStream",
    "CanceledError",
    "ConfigurationError",
    "ConflictError",
    "ConnectionError",
    "DecodingError",
    "DeprecationNotice",
    "Empty",
    "EventStream",
    "FieldError",
    "FileParam",
    "FilePart",
    "Headers",
    "Meta",
    "Model",
    "NjiaError",
    "NotFoundError",
    "Omit",
    "Page",
    "PaymentRequiredError",
    "PermissionDeniedError",
    "RateLimit",
    "RateLimitError",
    "Request",
    "RequestEvent",
    "Response",
    "ResponseEvent",
    "ResultDict",
    "ResultList",
    "RetryEvent",
    "Seam",
    "ServerError",
    "TimeoutError",
    "Timestamp",
    "Transport",
    "TransportError",
    "UnknownVariant",
    "UnprocessableEntityError",
    "Value",
    "WebhookSignatureError",
    "from_minor_units",
    "minor_unit_digits",
    "to_json",
    "to_minor_units",
]

_MODULES = {
    "_errors": "ApiError AuthenticationError BadRequestError CanceledError ConfigurationError ConflictError ConnectionError"
    " DecodingError FieldError NjiaError NotFoundError PaymentRequiredError PermissionDeniedError RateLimitError ServerError"
    " TimeoutError UnprocessableEntityError WebhookSignatureError",
    "_headers": "Headers",
    "_hooks": "RequestEvent ResponseEvent RetryEvent",
    "_json": "to_json",
    "_meta": "DeprecationNotice Meta RateLimit",
    "_model": "Model",
    "_money": "from_minor_units minor_unit_digits to_minor_units",
    "_multipart": "FileParam FilePart",
    "_omit": "OMIT Omit",
    "_page": "AsyncPage AsyncPager Page",
    "_result": "Empty ResultDict ResultList Value",
    "_seam": "Seam",
    "_stream": "AsyncByteStream AsyncEventStream ByteStream EventStream",
    "_time": "Timestamp",
    "_transport": "AsyncTransport Request Response Transport TransportError",
    "_union": "UnknownVariant",
}

PUBLIC = {name: f"._runtime.{module}" for module, names in _MODULES.items() for name in names.split()}
