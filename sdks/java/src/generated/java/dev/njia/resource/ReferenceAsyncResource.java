// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.CurrencyInfo;
import dev.njia.model.MerchantCategory;
import dev.njia.model.ProviderInfo;
import dev.njia.model.ReferenceListCurrenciesParams;
import dev.njia.model.ReferenceListMerchantCategoriesParams;
import dev.njia.model.ReferenceListProvidersParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
public final class ReferenceAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public ReferenceAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * List currencies
     * <p>
     * Returns the supported currencies with the number of their minor-unit digits, in order of their codes. The
     * digits are those of ISO 4217: 0 for XAF, 2 for KES, 3 for TND. Use them to show amounts, not a library of the
     * platform, which may differ. Any valid key may read this.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<CurrencyInfo>> listCurrencies(@Nullable ReferenceListCurrenciesParams params, RequestOptions options) {
        return core.listAsync(ReferenceOperations.LIST_CURRENCIES, new Arguments().params(params), options);
    }

    /**
     * List currencies
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<CurrencyInfo>> listCurrencies(@Nullable ReferenceListCurrenciesParams params) {
        return listCurrencies(params, RequestOptions.NONE);
    }

    /**
     * List currencies
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<CurrencyInfo>> listCurrencies(RequestOptions options) {
        return listCurrencies((ReferenceListCurrenciesParams) null, options);
    }

    /**
     * List currencies
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<CurrencyInfo>> listCurrencies() {
        return listCurrencies((ReferenceListCurrenciesParams) null, RequestOptions.NONE);
    }

    /**
     * List merchant category groups
     * <p>
     * Returns the groups of merchant category codes (ISO 18245) that spend limits and card controls name, in order
     * of their ids. A code in no group counts as `other`. Any valid key may read this.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<MerchantCategory>> listMerchantCategories(@Nullable ReferenceListMerchantCategoriesParams params, RequestOptions options) {
        return core.listAsync(ReferenceOperations.LIST_MERCHANT_CATEGORIES, new Arguments().params(params), options);
    }

    /**
     * List merchant category groups
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<MerchantCategory>> listMerchantCategories(@Nullable ReferenceListMerchantCategoriesParams params) {
        return listMerchantCategories(params, RequestOptions.NONE);
    }

    /**
     * List merchant category groups
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<MerchantCategory>> listMerchantCategories(RequestOptions options) {
        return listMerchantCategories((ReferenceListMerchantCategoriesParams) null, options);
    }

    /**
     * List merchant category groups
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<MerchantCategory>> listMerchantCategories() {
        return listMerchantCategories((ReferenceListMerchantCategoriesParams) null, RequestOptions.NONE);
    }

    /**
     * List mobile-money providers
     * <p>
     * Returns the mobile-money providers with their countries, the rails that reach them and their known number
     * ranges, in order of their ids. Where a number range is known, a payment need not name the provider. Any valid
     * key may read this.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ProviderInfo>> listProviders(@Nullable ReferenceListProvidersParams params, RequestOptions options) {
        return core.listAsync(ReferenceOperations.LIST_PROVIDERS, new Arguments().params(params), options);
    }

    /**
     * List mobile-money providers
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<ProviderInfo>> listProviders(@Nullable ReferenceListProvidersParams params) {
        return listProviders(params, RequestOptions.NONE);
    }

    /**
     * List mobile-money providers
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ProviderInfo>> listProviders(RequestOptions options) {
        return listProviders((ReferenceListProvidersParams) null, options);
    }

    /**
     * List mobile-money providers
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<ProviderInfo>> listProviders() {
        return listProviders((ReferenceListProvidersParams) null, RequestOptions.NONE);
    }
}
