// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Payment;
import dev.njia.model.PaymentRequest;
import dev.njia.model.PaymentReviewRequest;
import dev.njia.model.PaymentsCancelParams;
import dev.njia.model.PaymentsCreateParams;
import dev.njia.model.PaymentsListParams;
import dev.njia.model.PaymentsReconcileParams;
import dev.njia.model.PaymentsRetrieveParams;
import dev.njia.model.PaymentsReviewParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Pay money out to wallets and bank accounts, or collect it from wallets.
 */
public final class PaymentsResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public PaymentsResource(Core core) {
        this.core = core;
    }

    /**
     * Cancel a payment
     * <p>
     * Stops a payment that was not sent to a rail yet (`held_for_review`, `pending`, `queued`) and releases its
     * reserved funds. A collection that waits for the payer is canceled as far as the provider allows. Anything else
     * answers 409 `payment_not_cancelable`; a completed payment is taken back with a reversal instead. There is no
     * body.
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment cancel(String id, @Nullable PaymentsCancelParams params, RequestOptions options) {
        return core.call(PaymentsOperations.CANCEL, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Cancel a payment
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Payment cancel(String id, @Nullable PaymentsCancelParams params) {
        return cancel(id, params, RequestOptions.NONE);
    }

    /**
     * Cancel a payment
     *
     * @param id Id of the payment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment cancel(String id, RequestOptions options) {
        return cancel(id, (PaymentsCancelParams) null, options);
    }

    /**
     * Cancel a payment
     *
     * @param id Id of the payment.
     * @return the answer, with the facts of the response
     */
    public Payment cancel(String id) {
        return cancel(id, (PaymentsCancelParams) null, RequestOptions.NONE);
    }

    /**
     * Make a payment
     * <p>
     * Pays out to a mobile-money wallet, a bank account or another account, or collects from a wallet. The service
     * chooses the rail by what each rail really charged on this corridor in the last 24 hours, and the answer shows
     * every candidate with its figures. A payout reserves amount and fee at once; the money moves afterwards, so the
     * answer is usually `pending` or `submitted`: wait for the event `payment.completed`, read the payment again, or
     * send `Prefer: wait=N`. An `Idempotency-Key` is required: the same key and body never pay twice, not even after
     * the stored answer has expired. Nothing exists and the key stays free after 402, 409 and 422; a payment that
     * fails later is a 201 whose `status` becomes `failed` with the reason in `failure`. `expand` takes
     * `transaction` and `customer`.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment create(PaymentRequest body, @Nullable PaymentsCreateParams params, RequestOptions options) {
        return core.call(PaymentsOperations.CREATE, new Arguments().body(PaymentRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Make a payment
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Payment create(PaymentRequest body, @Nullable PaymentsCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Make a payment
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment create(PaymentRequest body, RequestOptions options) {
        return create(body, (PaymentsCreateParams) null, options);
    }

    /**
     * Make a payment
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Payment create(PaymentRequest body) {
        return create(body, (PaymentsCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Read a payment
     * <p>
     * Returns the payment as it is now, with its attempts, its rail decision and its timeline. With `Prefer: wait=N`
     * the answer is held for up to N seconds until the payment is final, which saves polling. A payment
     * `in_reconciliation` has an unknown outcome: its funds stay reserved while the rail is asked, and it must not
     * be paid again. `expand` takes `transaction` and `customer`.
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment retrieve(String id, @Nullable PaymentsRetrieveParams params, RequestOptions options) {
        return core.call(PaymentsOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a payment
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Payment retrieve(String id, @Nullable PaymentsRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a payment
     *
     * @param id Id of the payment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment retrieve(String id, RequestOptions options) {
        return retrieve(id, (PaymentsRetrieveParams) null, options);
    }

    /**
     * Read a payment
     *
     * @param id Id of the payment.
     * @return the answer, with the facts of the response
     */
    public Payment retrieve(String id) {
        return retrieve(id, (PaymentsRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List payments
     * <p>
     * Returns the payments of this tenant and mode, newest first, one page at a time. Filters combine: a payment
     * must match all of them. Use `startingAfter` with `nextCursor` for the next page. `expand` takes `transaction`
     * and `customer`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Payment> list(@Nullable PaymentsListParams params, RequestOptions options) {
        return core.list(PaymentsOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List payments
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<Payment> list(@Nullable PaymentsListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List payments
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<Payment> list(RequestOptions options) {
        return list((PaymentsListParams) null, options);
    }

    /**
     * List payments
     *
     * @return the answer, with the facts of the response
     */
    public Page<Payment> list() {
        return list((PaymentsListParams) null, RequestOptions.NONE);
    }

    /**
     * Ask the rail for the outcome now
     * <p>
     * Sends an enquiry for a payment whose outcome is open (`submitted`, `awaiting_approval`, `in_reconciliation`)
     * without waiting for the next scheduled one, and returns the payment with what the rail said. If the rail still
     * does not know, the payment stays as it is; it is never failed by an enquiry alone. At most one enquiry per
     * payment in 10 seconds, else 429. A final payment answers 409.
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment reconcile(String id, @Nullable PaymentsReconcileParams params, RequestOptions options) {
        return core.call(PaymentsOperations.RECONCILE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Ask the rail for the outcome now
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Payment reconcile(String id, @Nullable PaymentsReconcileParams params) {
        return reconcile(id, params, RequestOptions.NONE);
    }

    /**
     * Ask the rail for the outcome now
     *
     * @param id Id of the payment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment reconcile(String id, RequestOptions options) {
        return reconcile(id, (PaymentsReconcileParams) null, options);
    }

    /**
     * Ask the rail for the outcome now
     *
     * @param id Id of the payment.
     * @return the answer, with the facts of the response
     */
    public Payment reconcile(String id) {
        return reconcile(id, (PaymentsReconcileParams) null, RequestOptions.NONE);
    }

    /**
     * Decide on a held payment
     * <p>
     * Approves or declines a payment that the fraud analysis holds for review. An approved payment goes on as
     * `pending`; a declined one becomes `failed` with the code `fraud_declined` and its funds are released. Decision
     * and note are kept in the audit trail. A payment that is not held answers 409 `invalid_state_transition`.
     *
     * @param id Id of the payment.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment review(String id, PaymentReviewRequest body, @Nullable PaymentsReviewParams params, RequestOptions options) {
        return core.call(PaymentsOperations.REVIEW, new Arguments().path(Codecs.STRING, id).body(PaymentReviewRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Decide on a held payment
     *
     * @param id Id of the payment.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Payment review(String id, PaymentReviewRequest body, @Nullable PaymentsReviewParams params) {
        return review(id, body, params, RequestOptions.NONE);
    }

    /**
     * Decide on a held payment
     *
     * @param id Id of the payment.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Payment review(String id, PaymentReviewRequest body, RequestOptions options) {
        return review(id, body, (PaymentsReviewParams) null, options);
    }

    /**
     * Decide on a held payment
     *
     * @param id Id of the payment.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Payment review(String id, PaymentReviewRequest body) {
        return review(id, body, (PaymentsReviewParams) null, RequestOptions.NONE);
    }
}
