// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.Tenant;
import dev.njia.model.TenantRetrieveParams;
import dev.njia.model.TenantUpdateParams;
import dev.njia.model.UpdateTenantRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Keys, sessions, users and the tenant itself.
 */
public final class TenantAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public TenantAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Retrieve the tenant
     * <p>
     * Returns the tenant that the key belongs to, with its settings: which rail strategy applies by default, from
     * which fraud score payments are held or blocked, how long a transaction can be reversed.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Tenant> retrieve(@Nullable TenantRetrieveParams params, RequestOptions options) {
        return core.callAsync(TenantOperations.RETRIEVE, new Arguments().params(params), options);
    }

    /**
     * Retrieve the tenant
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Tenant> retrieve(@Nullable TenantRetrieveParams params) {
        return retrieve(params, RequestOptions.NONE);
    }

    /**
     * Retrieve the tenant
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Tenant> retrieve(RequestOptions options) {
        return retrieve((TenantRetrieveParams) null, options);
    }

    /**
     * Retrieve the tenant
     *
     * @return the answer to come
     */
    public CompletableFuture<Tenant> retrieve() {
        return retrieve((TenantRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Change the tenant
     * <p>
     * Changes name, time zone or settings of the tenant; members left out stay as they are. New settings hold from
     * the next request on and do not touch payments that exist already. Every change is written to the audit log.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Tenant> update(UpdateTenantRequest body, @Nullable TenantUpdateParams params, RequestOptions options) {
        return core.callAsync(TenantOperations.UPDATE, new Arguments().body(UpdateTenantRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Change the tenant
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<Tenant> update(UpdateTenantRequest body, @Nullable TenantUpdateParams params) {
        return update(body, params, RequestOptions.NONE);
    }

    /**
     * Change the tenant
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<Tenant> update(UpdateTenantRequest body, RequestOptions options) {
        return update(body, (TenantUpdateParams) null, options);
    }

    /**
     * Change the tenant
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<Tenant> update(UpdateTenantRequest body) {
        return update(body, (TenantUpdateParams) null, RequestOptions.NONE);
    }
}
