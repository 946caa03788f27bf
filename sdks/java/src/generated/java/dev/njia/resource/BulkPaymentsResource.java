// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.BulkItem;
import dev.njia.model.BulkPayment;
import dev.njia.model.BulkPaymentRequest;
import dev.njia.model.BulkPaymentsCancelParams;
import dev.njia.model.BulkPaymentsCreateParams;
import dev.njia.model.BulkPaymentsListItemsParams;
import dev.njia.model.BulkPaymentsListParams;
import dev.njia.model.BulkPaymentsRetrieveParams;
import dev.njia.model.BulkPaymentsRetryParams;
import dev.njia.model.BulkRetryRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Up to 500 payments in one request, retried automatically.
 */
public final class BulkPaymentsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public BulkPaymentsResource(Core core) {
        this.core = core;
    }

    /**
     * Cancel the rest of a bulk payment
     * <p>
     * Cancels the items that have not started (`pending`) or wait for another attempt (`retry_scheduled`). Items
     * that are with a rail run on, so the bulk payment becomes final only when they are. A bulk payment that is
     * final answers 409 `invalid_state_transition`. There is no body.
     *
     * @param id Id of the bulk payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment cancel(String id, @Nullable BulkPaymentsCancelParams params, RequestOptions options) {
        return core.call(BulkPaymentsOperations.CANCEL, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Cancel the rest of a bulk payment
     *
     * @param id Id of the bulk payment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public BulkPayment cancel(String id, @Nullable BulkPaymentsCancelParams params) {
        return cancel(id, params, RequestOptions.NONE);
    }

    /**
     * Cancel the rest of a bulk payment
     *
     * @param id Id of the bulk payment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment cancel(String id, RequestOptions options) {
        return cancel(id, (BulkPaymentsCancelParams) null, options);
    }

    /**
     * Cancel the rest of a bulk payment
     *
     * @param id Id of the bulk payment.
     * @return the answer, with the facts of the response
     */
    public BulkPayment cancel(String id) {
        return cancel(id, (BulkPaymentsCancelParams) null, RequestOptions.NONE);
    }

    /**
     * Make up to 500 payments
     * <p>
     * Takes up to 500 payments in one order and answers 202 with all items; they run afterwards, 25 at a time. Each
     * item has its own idempotency key, in the same space as the keys of `POST /v1/payments`: an item that was paid
     * before is linked to that payment (`deduplicated`) and not paid again, so a half-lost batch may be sent again
     * under a new key. In mode `partial` faulty items become `rejected` and the rest runs; in mode `all_or_nothing`
     * everything must be valid and funded, or nothing happens (402, 422). Items that fail with a retryable code are
     * tried again by themselves, on another rail if allowed; an unknown outcome is never tried again before the rail
     * says that nothing was executed. The bulk payment is final only when every item is.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment create(BulkPaymentRequest body, @Nullable BulkPaymentsCreateParams params, RequestOptions options) {
        return core.call(BulkPaymentsOperations.CREATE, new Arguments().body(BulkPaymentRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Make up to 500 payments
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public BulkPayment create(BulkPaymentRequest body, @Nullable BulkPaymentsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Make up to 500 payments
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment create(BulkPaymentRequest body, RequestOptions options) {
        return create(body, (BulkPaymentsCreateParams) null, options);
    }

    /**
     * Make up to 500 payments
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public BulkPayment create(BulkPaymentRequest body) {
        return create(body, (BulkPaymentsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Read a bulk payment
     * <p>
     * Returns the bulk payment with its counts and sums. `items` is null unless `expand=items` is given; for large
     * batches read the items page by page with `GET /v1/payments/bulk/{id}/items`.
     *
     * @param id Id of the bulk payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment retrieve(String id, @Nullable BulkPaymentsRetrieveParams params, RequestOptions options) {
        return core.call(BulkPaymentsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a bulk payment
     *
     * @param id Id of the bulk payment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public BulkPayment retrieve(String id, @Nullable BulkPaymentsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a bulk payment
     *
     * @param id Id of the bulk payment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment retrieve(String id, RequestOptions options) {
        return retrieve(id, (BulkPaymentsRetrieveParams) null, options);
    }

    /**
     * Read a bulk payment
     *
     * @param id Id of the bulk payment.
     * @return the answer, with the facts of the response
     */
    public BulkPayment retrieve(String id) {
        return retrieve(id, (BulkPaymentsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List the items of a bulk payment
     * <p>
     * Returns the items in order of their index, one page at a time. Filter by state, for example `failed`, to see
     * what went wrong: `error` tells why an item was rejected, `failure` why its last attempt failed.
     *
     * @param id Id of the bulk payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<BulkItem> listItems(String id, @Nullable BulkPaymentsListItemsParams params, RequestOptions options) {
        return core.list(BulkPaymentsOperations.LIST_ITEMS, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * List the items of a bulk payment
     *
     * @param id Id of the bulk payment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<BulkItem> listItems(String id, @Nullable BulkPaymentsListItemsParams params) {
        return listItems(id, params, RequestOptions.NONE);
    }

    /**
     * List the items of a bulk payment
     *
     * @param id Id of the bulk payment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<BulkItem> listItems(String id, RequestOptions options) {
        return listItems(id, (BulkPaymentsListItemsParams) null, options);
    }

    /**
     * List the items of a bulk payment
     *
     * @param id Id of the bulk payment.
     * @return the answer, with the facts of the response
     */
    public Page<BulkItem> listItems(String id) {
        return listItems(id, (BulkPaymentsListItemsParams) null, RequestOptions.NONE);
    }

    /**
     * List bulk payments
     * <p>
     * Returns the bulk payments of this tenant and mode, newest first, without their items. Filter by state or by
     * the reference you gave.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<BulkPayment> list(@Nullable BulkPaymentsListParams params, RequestOptions options) {
        return core.list(BulkPaymentsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List bulk payments
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<BulkPayment> list(@Nullable BulkPaymentsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List bulk payments
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<BulkPayment> list(RequestOptions options) {
        return list((BulkPaymentsListParams) null, options);
    }

    /**
     * List bulk payments
     *
     * @return the answer, with the facts of the response
     */
    public Page<BulkPayment> list() {
        return list((BulkPaymentsListParams) null, RequestOptions.NONE);
    }

    /**
     * Try failed items again
     * <p>
     * Starts new attempts for items that failed with a retryable code, all of them or those named in `itemIds`. The
     * items keep their ids and payments; nothing that may have been executed is sent again. An `Idempotency-Key` is
     * required. When no item can be tried again, the answer is 409 `invalid_state_transition`.
     *
     * @param id Id of the bulk payment.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment retry(String id, BulkRetryRequest body, @Nullable BulkPaymentsRetryParams params, RequestOptions options) {
        return core.call(BulkPaymentsOperations.RETRY, new Arguments().path(Codecs.STRING, id).body(BulkRetryRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Try failed items again
     *
     * @param id Id of the bulk payment.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public BulkPayment retry(String id, BulkRetryRequest body, @Nullable BulkPaymentsRetryParams params) {
        return retry(id, body, params, RequestOptions.NONE);
    }

    /**
     * Try failed items again
     *
     * @param id Id of the bulk payment.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public BulkPayment retry(String id, BulkRetryRequest body, RequestOptions options) {
        return retry(id, body, (BulkPaymentsRetryParams) null, options);
    }

    /**
     * Try failed items again
     *
     * @param id Id of the bulk payment.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public BulkPayment retry(String id, BulkRetryRequest body) {
        return retry(id, body, (BulkPaymentsRetryParams) null, RequestOptions.NONE);
    }
}
