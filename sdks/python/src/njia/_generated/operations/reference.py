"""How the operations of reference travel. Generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..._runtime._codec import INT, STR, type_refs
from ..._runtime._operation import Arg, PagedOperation, Paging, Returns

if TYPE_CHECKING:
    from ...types.reference import CurrencyInfo, MerchantCategory, ProviderInfo

_ref = type_refs(__name__)

LIST_CURRENCIES: PagedOperation[CurrencyInfo] = PagedOperation(
    id="listCurrencies",
    method="GET",
    path="/v1/currencies",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
    ),
    returns=Returns("json", _ref("reference", "CurrencyList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST_MERCHANT_CATEGORIES: PagedOperation[MerchantCategory] = PagedOperation(
    id="listMerchantCategories",
    method="GET",
    path="/v1/merchant-categories",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
    ),
    returns=Returns("json", _ref("reference", "MerchantCategoryList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)

LIST_PROVIDERS: PagedOperation[ProviderInfo] = PagedOperation(
    id="listProviders",
    method="GET",
    path="/v1/providers",
    args=(
        Arg("accept_language", "Accept-Language", "header", STR),
        Arg("x_correlation_id", "X-Correlation-Id", "header", STR),
        Arg("limit", "limit", "query", INT),
        Arg("starting_after", "startingAfter", "query", STR),
        Arg("ending_before", "endingBefore", "query", STR),
        Arg("country", "country", "query", STR),
    ),
    returns=Returns("json", _ref("reference", "ProviderList")),
    auth=(("ApiKeyAuth",), ("ApiKeyAuth", "SessionAuth")),
    paging=Paging("cursor", "starting_after", ("data",), next=("nextCursor",), more=("hasMore",)),
)
