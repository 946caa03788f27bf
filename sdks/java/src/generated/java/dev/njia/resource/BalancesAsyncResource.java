// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Balance;
import dev.njia.model.BalancesListParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Accounts, balances and ledger entries.
 */
public final class BalancesAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public BalancesAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * List balances
     * <p>
     * Returns the money of the tenant in each currency, summed over its accounts: available, reserved for payments
     * under way, and pending, which is incoming money that is not posted yet. For the balance of one account read
     * the account.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Balance>> list(@Nullable BalancesListParams params, RequestOptions options) {
        return core.listAsync(BalancesOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List balances
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<Balance>> list(@Nullable BalancesListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List balances
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Balance>> list(RequestOptions options) {
        return list((BalancesListParams) null, options);
    }

    /**
     * List balances
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<Balance>> list() {
        return list((BalancesListParams) null, RequestOptions.NONE);
    }
}
