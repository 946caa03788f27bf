// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.AuditEntry;
import dev.njia.model.Reversal;
import dev.njia.model.ReversalRequest;
import dev.njia.model.Transaction;
import dev.njia.model.TransactionsAuditTrailParams;
import dev.njia.model.TransactionsListParams;
import dev.njia.model.TransactionsRetrieveParams;
import dev.njia.model.TransactionsReverseParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What moved, with its reversal and its audit trail.
 */
public final class TransactionsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public TransactionsResource(Core core) {
        this.core = core;
    }

    /**
     * Read a transaction
     * <p>
     * Returns the transaction as it is now, with the ids of its ledger entries and, when a person must settle
     * something, its reconciliation case. `expand` takes `payment` and `customer`.
     *
     * @param id Id of the transaction.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Transaction retrieve(String id, @Nullable TransactionsRetrieveParams params, RequestOptions options) {
        return core.call(TransactionsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a transaction
     *
     * @param id Id of the transaction.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Transaction retrieve(String id, @Nullable TransactionsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a transaction
     *
     * @param id Id of the transaction.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Transaction retrieve(String id, RequestOptions options) {
        return retrieve(id, (TransactionsRetrieveParams) null, options);
    }

    /**
     * Read a transaction
     *
     * @param id Id of the transaction.
     * @return the answer, with the facts of the response
     */
    public Transaction retrieve(String id) {
        return retrieve(id, (TransactionsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Read the audit trail of a transaction
     * <p>
     * Returns all audit entries about the transaction and its reversal, newest first. Each entry holds the hash of
     * the one before it in the audit log of the tenant, so a later change shows; `GET /v1/audit-log/verify` checks
     * the whole chain.
     *
     * @param id Id of the transaction.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> auditTrail(String id, @Nullable TransactionsAuditTrailParams params, RequestOptions options) {
        return core.list(TransactionsOperations.AUDIT_TRAIL, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read the audit trail of a transaction
     *
     * @param id Id of the transaction.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> auditTrail(String id, @Nullable TransactionsAuditTrailParams params) {
        return auditTrail(id, params, RequestOptions.NONE);
    }

    /**
     * Read the audit trail of a transaction
     *
     * @param id Id of the transaction.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> auditTrail(String id, RequestOptions options) {
        return auditTrail(id, (TransactionsAuditTrailParams) null, options);
    }

    /**
     * Read the audit trail of a transaction
     *
     * @param id Id of the transaction.
     * @return the answer, with the facts of the response
     */
    public Page<AuditEntry> auditTrail(String id) {
        return auditTrail(id, (TransactionsAuditTrailParams) null, RequestOptions.NONE);
    }

    /**
     * List transactions
     * <p>
     * Returns the money movements of this tenant and mode, newest first: payouts, collections, reversals, card
     * captures, book transfers and test funding. Filters combine. `expand` takes `payment` and `customer`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Transaction> list(@Nullable TransactionsListParams params, RequestOptions options) {
        return core.list(TransactionsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List transactions
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Transaction> list(@Nullable TransactionsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List transactions
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Transaction> list(RequestOptions options) {
        return list((TransactionsListParams) null, options);
    }

    /**
     * List transactions
     *
     * @return the answer, with the facts of the response
     */
    public Page<Transaction> list() {
        return list((TransactionsListParams) null, RequestOptions.NONE);
    }

    /**
     * Reverse a transaction
     * <p>
     * Takes a completed transaction back, in full or in part. Only `completed` transactions can be reversed, at most
     * once, and within the window of the tenant (90 days unless set otherwise). Mobile-money rails take the money
     * out of the recipient's wallet, which fails when it is no longer there; settlement rails can only ask for a
     * return, which stays `pending` for up to 5 days. A currency exchange is undone at its original rate; the fee
     * comes back for `duplicate` and `technical_error` only. The answer carries the hash-chained audit trail. An
     * `Idempotency-Key` is required; with `Prefer: wait=N` the answer waits for the outcome. `expand` takes
     * `transaction`.
     *
     * @param id Id of the transaction.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Reversal reverse(String id, ReversalRequest body, @Nullable TransactionsReverseParams params, RequestOptions options) {
        return core.call(TransactionsOperations.REVERSE, new Arguments().path(Codecs.STRING, id).body(ReversalRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Reverse a transaction
     *
     * @param id Id of the transaction.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Reversal reverse(String id, ReversalRequest body, @Nullable TransactionsReverseParams params) {
        return reverse(id, body, params, RequestOptions.NONE);
    }

    /**
     * Reverse a transaction
     *
     * @param id Id of the transaction.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Reversal reverse(String id, ReversalRequest body, RequestOptions options) {
        return reverse(id, body, (TransactionsReverseParams) null, options);
    }

    /**
     * Reverse a transaction
     *
     * @param id Id of the transaction.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Reversal reverse(String id, ReversalRequest body) {
        return reverse(id, body, (TransactionsReverseParams) null, RequestOptions.NONE);
    }
}
