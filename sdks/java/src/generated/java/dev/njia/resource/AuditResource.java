// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.AuditEntry;
import dev.njia.model.AuditListParams;
import dev.njia.model.AuditListRequestsParams;
import dev.njia.model.AuditStreamRequestsParams;
import dev.njia.model.AuditVerification;
import dev.njia.model.AuditVerifyParams;
import dev.njia.model.RequestLogEntry;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.EventStream;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import org.jspecify.annotations.Nullable;

/**
 * The hash-chained audit log and the request log.
 */
public final class AuditResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public AuditResource(Core core) {
        this.core = core;
    }

    /**
     * List audit entries
     * <p>
     * Lists what was done in the tenant and mode, by whom and from where, newest first. Entries form a hash chain
     * and are never changed or deleted. Filter by object to get the history of one payment, card or key.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> list(@Nullable AuditListParams params, RequestOptions options) {
        return core.list(AuditOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List audit entries
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> list(@Nullable AuditListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List audit entries
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> list(RequestOptions options) {
        return list((AuditListParams) null, options);
    }

    /**
     * List audit entries
     *
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> list() {
        return list((AuditListParams) null, RequestOptions.NONE);
    }

    /**
     * List logged requests
     * <p>
     * Lists the requests that the tenant made in this mode, newest first, with status, error code and duration.
     * Bodies and credentials are not kept. Entries stay for 30 days.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<RequestLogEntry> listRequests(@Nullable AuditListRequestsParams params, RequestOptions options) {
        return core.list(AuditOperations.LIST_REQUESTS, new Arguments().params(params), options);
    }

    /**
     * List logged requests
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<RequestLogEntry> listRequests(@Nullable AuditListRequestsParams params) {
        return listRequests(params, RequestOptions.NONE);
    }

    /**
     * List logged requests
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<RequestLogEntry> listRequests(RequestOptions options) {
        return listRequests((AuditListRequestsParams) null, options);
    }

    /**
     * List logged requests
     *
     * @return the answer, with the facts of the response
     */
    public Page<RequestLogEntry> listRequests() {
        return listRequests((AuditListRequestsParams) null, RequestOptions.NONE);
    }

    /**
     * Follow the request log
     * <p>
     * A stream of server-sent events: one `request` event for each request of the tenant and mode, as it is
     * answered. The `data` line is a logged request as JSON. A comment is sent every 15 seconds while nothing
     * happens. Reconnecting starts at the present; use the list for what came before.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public EventStream<RequestLogEntry> streamRequests(@Nullable AuditStreamRequestsParams params, RequestOptions options) {
        return core.call(AuditOperations.STREAM_REQUESTS, new Arguments().params(params), options);
    }

    /**
     * Follow the request log
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public EventStream<RequestLogEntry> streamRequests(@Nullable AuditStreamRequestsParams params) {
        return streamRequests(params, RequestOptions.NONE);
    }

    /**
     * Follow the request log
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public EventStream<RequestLogEntry> streamRequests(RequestOptions options) {
        return streamRequests((AuditStreamRequestsParams) null, options);
    }

    /**
     * Follow the request log
     *
     * @return the answer, with the facts of the response
     */
    public EventStream<RequestLogEntry> streamRequests() {
        return streamRequests((AuditStreamRequestsParams) null, RequestOptions.NONE);
    }

    /**
     * Verify the audit log
     * <p>
     * Recomputes the hash chain of the tenant and mode and tells whether it holds, and where it first breaks. Note
     * `headSequence` and `headHash` somewhere else from time to time; with them you can prove later that no entry
     * was cut off at the end.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public AuditVerification verify(@Nullable AuditVerifyParams params, RequestOptions options) {
        return core.call(AuditOperations.VERIFY, new Arguments().params(params), options);
    }

    /**
     * Verify the audit log
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public AuditVerification verify(@Nullable AuditVerifyParams params) {
        return verify(params, RequestOptions.NONE);
    }

    /**
     * Verify the audit log
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public AuditVerification verify(RequestOptions options) {
        return verify((AuditVerifyParams) null, options);
    }

    /**
     * Verify the audit log
     *
     * @return the answer, with the facts of the response
     */
    public AuditVerification verify() {
        return verify((AuditVerifyParams) null, RequestOptions.NONE);
    }
}
