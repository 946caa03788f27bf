// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.CurrencyInfo;
import dev.njia.model.CurrencyList;
import dev.njia.model.MerchantCategory;
import dev.njia.model.MerchantCategoryList;
import dev.njia.model.ProviderInfo;
import dev.njia.model.ProviderList;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class ReferenceOperations {
    static final Operation<PageBody<CurrencyInfo>> LIST_CURRENCIES = new Operation<>("listCurrencies", "GET", "/v1/currencies",
            Returns.page(CurrencyList.SHAPE, "/data", CurrencyInfo.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<PageBody<MerchantCategory>> LIST_MERCHANT_CATEGORIES = new Operation<>("listMerchantCategories", "GET", "/v1/merchant-categories",
            Returns.page(MerchantCategoryList.SHAPE, "/data", MerchantCategory.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<PageBody<ProviderInfo>> LIST_PROVIDERS = new Operation<>("listProviders", "GET", "/v1/providers",
            Returns.page(ProviderList.SHAPE, "/data", ProviderInfo.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("country", "country", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    private ReferenceOperations() {}
}
