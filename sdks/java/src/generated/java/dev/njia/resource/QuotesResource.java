// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.Quote;
import dev.njia.model.QuoteRequest;
import dev.njia.model.QuotesCreateParams;
import dev.njia.model.QuotesRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Firm prices, rails, corridors and how a rail is chosen.
 */
public final class QuotesResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public QuotesResource(Core core) {
        this.core = core;
    }

    /**
     * Make a quote
     * <p>
     * Fixes fee, rail and exchange rate for one payment. The price holds for 60 seconds with a currency exchange and
     * for 10 minutes without; a payment that names the quote in `quoteId` pays exactly this price. Nothing is
     * reserved. When no rail can carry the payment the answer is 422 with the reasons of every rail. An
     * `Idempotency-Key` is accepted.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Quote create(QuoteRequest body, @Nullable QuotesCreateParams params, RequestOptions options) {
        return core.call(QuotesOperations.CREATE, new Arguments().body(QuoteRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Make a quote
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Quote create(QuoteRequest body, @Nullable QuotesCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Make a quote
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Quote create(QuoteRequest body, RequestOptions options) {
        return create(body, (QuotesCreateParams) null, options);
    }

    /**
     * Make a quote
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public Quote create(QuoteRequest body) {
        return create(body, (QuotesCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Read a quote
     * <p>
     * Returns the quote with its state: `active` until `expiresAt`, then `expired`, or `used` by the payment named
     * in `paymentId`.
     *
     * @param id Id of the quote.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Quote retrieve(String id, @Nullable QuotesRetrieveParams params, RequestOptions options) {
        return core.call(QuotesOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a quote
     *
     * @param id Id of the quote.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Quote retrieve(String id, @Nullable QuotesRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a quote
     *
     * @param id Id of the quote.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Quote retrieve(String id, RequestOptions options) {
        return retrieve(id, (QuotesRetrieveParams) null, options);
    }

    /**
     * Read a quote
     *
     * @param id Id of the quote.
     * @return the answer, with the facts of the response
     */
    public Quote retrieve(String id) {
        return retrieve(id, (QuotesRetrieveParams) null, RequestOptions.NONE);
    }
}
