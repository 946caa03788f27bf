// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Account;
import dev.njia.model.AccountRequest;
import dev.njia.model.AccountsCreateParams;
import dev.njia.model.AccountsListEntriesParams;
import dev.njia.model.AccountsListParams;
import dev.njia.model.AccountsRetrieveParams;
import dev.njia.model.LedgerEntry;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Accounts, balances and ledger entries.
 */
public final class AccountsAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public AccountsAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Open an account
     * <p>
     * Opens an account in one currency with a balance of zero. The first account in a currency becomes the default
     * one, which payments without `accountId` use. An `Idempotency-Key` is accepted.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Account> create(AccountRequest body, @Nullable AccountsCreateParams params, RequestOptions options) {
        return core.callAsync(AccountsOperations.CREATE, new Arguments().body(AccountRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Open an account
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Account> create(AccountRequest body, @Nullable AccountsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Open an account
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Account> create(AccountRequest body, RequestOptions options) {
        return create(body, (AccountsCreateParams) null, options);
    }

    /**
     * Open an account
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<Account> create(AccountRequest body) {
        return create(body, (AccountsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Read an account
     * <p>
     * Returns the account with its balance as it is now.
     *
     * @param id Id of the account.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Account> retrieve(String id, @Nullable AccountsRetrieveParams params, RequestOptions options) {
        return core.callAsync(AccountsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read an account
     *
     * @param id Id of the account.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Account> retrieve(String id, @Nullable AccountsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read an account
     *
     * @param id Id of the account.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Account> retrieve(String id, RequestOptions options) {
        return retrieve(id, (AccountsRetrieveParams) null, options);
    }

    /**
     * Read an account
     *
     * @param id Id of the account.
     * @return the answer to come
     */
    public CompletableFuture<Account> retrieve(String id) {
        return retrieve(id, (AccountsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List accounts
     * <p>
     * Returns the accounts of this tenant and mode with their balances, newest first. Filters combine.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Account>> list(@Nullable AccountsListParams params, RequestOptions options) {
        return core.listAsync(AccountsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List accounts
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<Account>> list(@Nullable AccountsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List accounts
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<Account>> list(RequestOptions options) {
        return list((AccountsListParams) null, options);
    }

    /**
     * List accounts
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<Account>> list() {
        return list((AccountsListParams) null, RequestOptions.NONE);
    }

    /**
     * List the ledger entries of an account
     * <p>
     * Returns the postings on the account, newest first, each with the balance after it. Entries are only ever
     * added; the balance is the sum of the posted ones.
     *
     * @param id Id of the account.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<LedgerEntry>> listEntries(String id, @Nullable AccountsListEntriesParams params, RequestOptions options) {
        return core.listAsync(AccountsOperations.LIST_ENTRIES, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * List the ledger entries of an account
     *
     * @param id Id of the account.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<LedgerEntry>> listEntries(String id, @Nullable AccountsListEntriesParams params) {
        return listEntries(id, params, RequestOptions.NONE);
    }

    /**
     * List the ledger entries of an account
     *
     * @param id Id of the account.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<LedgerEntry>> listEntries(String id, RequestOptions options) {
        return listEntries(id, (AccountsListEntriesParams) null, options);
    }

    /**
     * List the ledger entries of an account
     *
     * @param id Id of the account.
     * @return the answer to come
     */
    public CompletableFuture<Page<LedgerEntry>> listEntries(String id) {
        return listEntries(id, (AccountsListEntriesParams) null, RequestOptions.NONE);
    }
}
