// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.CreditScore;
import dev.njia.model.CreditScoreRequest;
import dev.njia.model.CreditScoresCreateParams;
import dev.njia.model.CreditScoresListParams;
import dev.njia.model.CreditScoresRetrieveParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Credit scores from mobile-money behaviour.
 */
public final class CreditScoresResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public CreditScoresResource(Core core) {
        this.core = core;
    }

    /**
     * Score a person's credit
     * <p>
     * Scores a person between 300 and 850 from mobile-money behaviour: the history or aggregates in the request, the
     * payments at this tenant, or both. The points of all features add up to the score exactly, and up to four
     * negative and three positive reasons are named. Consent is required, else 403 `consent_required`. Too little
     * history is no error: the answer is 200 with `decision` `insufficient_data` and `score` null. The built-in
     * model is trained on synthetic data (`model.trainingData`) and is not fit for lending without training it
     * again. An `Idempotency-Key` is accepted.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CreditScore create(CreditScoreRequest body, @Nullable CreditScoresCreateParams params, RequestOptions options) {
        return core.call(CreditScoresOperations.CREATE, new Arguments().body(CreditScoreRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Score a person's credit
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public CreditScore create(CreditScoreRequest body, @Nullable CreditScoresCreateParams params) {
        return create(body, params, RequestOptions.NONE);
    }

    /**
     * Score a person's credit
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CreditScore create(CreditScoreRequest body, RequestOptions options) {
        return create(body, (CreditScoresCreateParams) null, options);
    }

    /**
     * Score a person's credit
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public CreditScore create(CreditScoreRequest body) {
        return create(body, (CreditScoresCreateParams) null, RequestOptions.NONE);
    }

    /**
     * Read a credit score
     * <p>
     * Returns the credit score as it was made, with contributions, reasons, the model and the consent. `expand`
     * takes `customer`.
     *
     * @param id Id of the credit score.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CreditScore retrieve(String id, @Nullable CreditScoresRetrieveParams params, RequestOptions options) {
        return core.call(CreditScoresOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a credit score
     *
     * @param id Id of the credit score.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public CreditScore retrieve(String id, @Nullable CreditScoresRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a credit score
     *
     * @param id Id of the credit score.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public CreditScore retrieve(String id, RequestOptions options) {
        return retrieve(id, (CreditScoresRetrieveParams) null, options);
    }

    /**
     * Read a credit score
     *
     * @param id Id of the credit score.
     * @return the answer, with the facts of the response
     */
    public CreditScore retrieve(String id) {
        return retrieve(id, (CreditScoresRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List credit scores
     * <p>
     * Returns the credit scores of this tenant and mode, newest first. Filters combine. `expand` takes `customer`.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<CreditScore> list(@Nullable CreditScoresListParams params, RequestOptions options) {
        return core.list(CreditScoresOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List credit scores
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<CreditScore> list(@Nullable CreditScoresListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List credit scores
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<CreditScore> list(RequestOptions options) {
        return list((CreditScoresListParams) null, options);
    }

    /**
     * List credit scores
     *
     * @return the answer, with the facts of the response
     */
    public Page<CreditScore> list() {
        return list((CreditScoresListParams) null, RequestOptions.NONE);
    }
}
