// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.ClientBalances;
import dev.njia.model.ClientKyc;
import dev.njia.model.ClientKycRequest;
import dev.njia.model.ClientPayment;
import dev.njia.model.ClientPaymentRequest;
import dev.njia.model.ClientQuote;
import dev.njia.model.ClientQuoteRequest;
import dev.njia.model.ClientSession;
import dev.njia.model.WidgetClientBalancesParams;
import dev.njia.model.WidgetClientCreateKycParams;
import dev.njia.model.WidgetClientCreatePaymentParams;
import dev.njia.model.WidgetClientCreateQuoteParams;
import dev.njia.model.WidgetClientRetrievePaymentParams;
import dev.njia.model.WidgetClientSessionParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Widgets for your own pages, and the calls that they make.
 */
public final class WidgetClientAsyncResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public WidgetClientAsyncResource(Core core) {
        this.core = core;
    }

    /**
     * Verify the visitor (browser)
     * <p>
     * Runs the widget's identity assessment with what the visitor gave, and answers what the visitor may know. It
     * answers 202 while a provider works; `getClientSession` shows the id and the webhook tells the result. The
     * whole body must stay under 8 MiB. For identity widgets only.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientKyc> createKyc(ClientKycRequest body, @Nullable WidgetClientCreateKycParams params, RequestOptions options) {
        return core.callAsync(WidgetClientOperations.CREATE_KYC, new Arguments().body(ClientKycRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Verify the visitor (browser)
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ClientKyc> createKyc(ClientKycRequest body, @Nullable WidgetClientCreateKycParams params) {
        return createKyc(body, params, RequestOptions.NONE);
    }

    /**
     * Verify the visitor (browser)
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientKyc> createKyc(ClientKycRequest body, RequestOptions options) {
        return createKyc(body, (WidgetClientCreateKycParams) null, options);
    }

    /**
     * Verify the visitor (browser)
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ClientKyc> createKyc(ClientKycRequest body) {
        return createKyc(body, (WidgetClientCreateKycParams) null, RequestOptions.NONE);
    }

    /**
     * Pay with a widget (browser)
     * <p>
     * Collects the widget's amount from the visitor's wallet; the visitor confirms on the phone. The key is required
     * and made of session id and `tryNumber`, so a repeated click or a reload never pays twice. While a payment is
     * completed or under way a new one is 409. Follow it with `getClientPayment`; fulfil orders on the webhook,
     * never on what the browser says.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> createPayment(ClientPaymentRequest body, @Nullable WidgetClientCreatePaymentParams params, RequestOptions options) {
        return core.callAsync(WidgetClientOperations.CREATE_PAYMENT, new Arguments().body(ClientPaymentRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Pay with a widget (browser)
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> createPayment(ClientPaymentRequest body, @Nullable WidgetClientCreatePaymentParams params) {
        return createPayment(body, params, RequestOptions.NONE);
    }

    /**
     * Pay with a widget (browser)
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> createPayment(ClientPaymentRequest body, RequestOptions options) {
        return createPayment(body, (WidgetClientCreatePaymentParams) null, options);
    }

    /**
     * Pay with a widget (browser)
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> createPayment(ClientPaymentRequest body) {
        return createPayment(body, (WidgetClientCreatePaymentParams) null, RequestOptions.NONE);
    }

    /**
     * Quote a widget payment (browser)
     * <p>
     * Tells the visitor the fee, the total and the wallet before they agree. The price is firm until `expiresAt`:
     * give the quote's id when paying. For payment widgets only.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientQuote> createQuote(ClientQuoteRequest body, @Nullable WidgetClientCreateQuoteParams params, RequestOptions options) {
        return core.callAsync(WidgetClientOperations.CREATE_QUOTE, new Arguments().body(ClientQuoteRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Quote a widget payment (browser)
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ClientQuote> createQuote(ClientQuoteRequest body, @Nullable WidgetClientCreateQuoteParams params) {
        return createQuote(body, params, RequestOptions.NONE);
    }

    /**
     * Quote a widget payment (browser)
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientQuote> createQuote(ClientQuoteRequest body, RequestOptions options) {
        return createQuote(body, (WidgetClientCreateQuoteParams) null, options);
    }

    /**
     * Quote a widget payment (browser)
     *
     * @param body what to send
     * @return the answer to come
     */
    public CompletableFuture<ClientQuote> createQuote(ClientQuoteRequest body) {
        return createQuote(body, (WidgetClientCreateQuoteParams) null, RequestOptions.NONE);
    }

    /**
     * Read widget balances (browser)
     * <p>
     * Returns the balances that the widget shows, by account or currency, and when they were read. For balance
     * widgets only.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientBalances> balances(@Nullable WidgetClientBalancesParams params, RequestOptions options) {
        return core.callAsync(WidgetClientOperations.BALANCES, new Arguments().params(params), options);
    }

    /**
     * Read widget balances (browser)
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ClientBalances> balances(@Nullable WidgetClientBalancesParams params) {
        return balances(params, RequestOptions.NONE);
    }

    /**
     * Read widget balances (browser)
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientBalances> balances(RequestOptions options) {
        return balances((WidgetClientBalancesParams) null, options);
    }

    /**
     * Read widget balances (browser)
     *
     * @return the answer to come
     */
    public CompletableFuture<ClientBalances> balances() {
        return balances((WidgetClientBalancesParams) null, RequestOptions.NONE);
    }

    /**
     * Follow a widget payment (browser)
     * <p>
     * Returns the payment of this session, as far as the visitor may see it. A payment of another session is 404.
     * `in_reconciliation` means that the outcome is still being checked; the visitor may close the page.
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> retrievePayment(String id, @Nullable WidgetClientRetrievePaymentParams params, RequestOptions options) {
        return core.callAsync(WidgetClientOperations.RETRIEVE_PAYMENT, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Follow a widget payment (browser)
     *
     * @param id Id of the payment.
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> retrievePayment(String id, @Nullable WidgetClientRetrievePaymentParams params) {
        return retrievePayment(id, params, RequestOptions.NONE);
    }

    /**
     * Follow a widget payment (browser)
     *
     * @param id Id of the payment.
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> retrievePayment(String id, RequestOptions options) {
        return retrievePayment(id, (WidgetClientRetrievePaymentParams) null, options);
    }

    /**
     * Follow a widget payment (browser)
     *
     * @param id Id of the payment.
     * @return the answer to come
     */
    public CompletableFuture<ClientPayment> retrievePayment(String id) {
        return retrievePayment(id, (WidgetClientRetrievePaymentParams) null, RequestOptions.NONE);
    }

    /**
     * Get the widget session (browser)
     * <p>
     * Returns what the widget needs in the browser: look, settings, wallet prefixes, and the payment or assessment
     * of a visitor who comes back after a reload. The first call opens the session. It is authorized by the client
     * token alone and works only from the widget's allowed origins.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientSession> session(@Nullable WidgetClientSessionParams params, RequestOptions options) {
        return core.callAsync(WidgetClientOperations.SESSION, new Arguments().params(params), options);
    }

    /**
     * Get the widget session (browser)
     *
     * @param params parameters; null for none
     * @return the answer to come
     */
    public CompletableFuture<ClientSession> session(@Nullable WidgetClientSessionParams params) {
        return session(params, RequestOptions.NONE);
    }

    /**
     * Get the widget session (browser)
     *
     * @param options options of this call
     * @return the answer to come
     */
    public CompletableFuture<ClientSession> session(RequestOptions options) {
        return session((WidgetClientSessionParams) null, options);
    }

    /**
     * Get the widget session (browser)
     *
     * @return the answer to come
     */
    public CompletableFuture<ClientSession> session() {
        return session((WidgetClientSessionParams) null, RequestOptions.NONE);
    }
}
