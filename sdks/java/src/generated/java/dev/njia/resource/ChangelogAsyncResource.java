// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.ChangeLogEntry;
import dev.njia.model.ChangelogFeedParams;
import dev.njia.model.ChangelogListParams;
import dev.njia.model.ChangelogRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import dev.njia.runtime.Result;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * What changed in the API, what will change, and whom it affects.
 */
public final class ChangelogAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public ChangelogAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Get a change
     * <p>
     * Returns one change. The `Link` header of deprecated operations points here. It needs no key.
     *
     * @param id Id of the change-log entry.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogEntry> retrieve(String id, @Nullable ChangelogRetrieveParams params, RequestOptions options) {
        return core.callAsync(ChangelogOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a change
     *
     * @param id Id of the change-log entry.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogEntry> retrieve(String id, @Nullable ChangelogRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get a change
     *
     * @param id Id of the change-log entry.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogEntry> retrieve(String id, RequestOptions options) {
        return retrieve(id, (ChangelogRetrieveParams) null, options);
    }

    /**
     * Get a change
     *
     * @param id Id of the change-log entry.
     * @return the answer to come
     */
    public CompletableFuture<ChangeLogEntry> retrieve(String id) {
        return retrieve(id, (ChangelogRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Get the change log as a feed
     * <p>
     * Returns the last 50 changes as an Atom feed (RFC 4287), for feed readers. It needs no key and holds the same
     * entries as `listChangeLog`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> feed(@Nullable ChangelogFeedParams params, RequestOptions options) {
        return core.callAsync(ChangelogOperations.FEED, new Arguments().params(params), options);
    }

    /**
     * Get the change log as a feed
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> feed(@Nullable ChangelogFeedParams params) {
        return feed(params, RequestOptions.NONE);
    }

    /**
     * Get the change log as a feed
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> feed(RequestOptions options) {
        return feed((ChangelogFeedParams) null, options);
    }

    /**
     * Get the change log as a feed
     *
     * @return the answer to come
     */
    public CompletableFuture<Result<String>> feed() {
        return feed((ChangelogFeedParams) null, RequestOptions.NONE);
    }

    /**
     * List changes
     * <p>
     * Returns the changes of the API, newest first: what was added, fixed, deprecated and removed, and what is
     * announced. It needs no key. `sunsetAt` and `removedIn` tell until when an old way works.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogEntry>> list(@Nullable ChangelogListParams params, RequestOptions options) {
        return core.listAsync(ChangelogOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List changes
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogEntry>> list(@Nullable ChangelogListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List changes
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogEntry>> list(RequestOptions options) {
        return list((ChangelogListParams) null, options);
    }

    /**
     * List changes
     *
     * @return the answer to come
     */
    public CompletableFuture<Page<ChangeLogEntry>> list() {
        return list((ChangelogListParams) null, RequestOptions.NONE);
    }
}
