// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.FraudAnalysis;
import dev.njia.model.FraudAnalysisRequest;
import dev.njia.model.FraudAnalyzeParams;
import dev.njia.model.FraudFeedbackRequest;
import dev.njia.model.FraudListParams;
import dev.njia.model.FraudPolicy;
import dev.njia.model.FraudPolicyParams;
import dev.njia.model.FraudPolicyRequest;
import dev.njia.model.FraudReplacePolicyParams;
import dev.njia.model.FraudRetrieveParams;
import dev.njia.model.FraudSubmitFeedbackParams;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Fraud scores with reasons, and the policy that acts on them.
 */
public final class FraudResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public FraudResource(Core core) {
        this.core = core;
    }

    /**
     * Analyze the risk of a transaction
     * <p>
     * Gives a risk score from 0 to 100, a decision under the policy of the tenant and at least one reason; every
     * reason names its evidence and the score without it. The answer is stored: a payment may name it in
     * `fraudAnalysisId` within 15 minutes. Signals whose inputs are missing are listed in `signalsMissing`. When the
     * scorer cannot be reached the tenant's fail mode decides and the reason is `scorer_unavailable`. An
     * `Idempotency-Key` is accepted.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis analyze(FraudAnalysisRequest body, @Nullable FraudAnalyzeParams params, RequestOptions options) {
        return core.call(FraudOperations.ANALYZE, new Arguments().body(FraudAnalysisRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Analyze the risk of a transaction
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis analyze(FraudAnalysisRequest body, @Nullable FraudAnalyzeParams params) {
        return analyze(body, params, RequestOptions.NONE);
    }

    /**
     * Analyze the risk of a transaction
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis analyze(FraudAnalysisRequest body, RequestOptions options) {
        return analyze(body, (FraudAnalyzeParams) null, options);
    }

    /**
     * Analyze the risk of a transaction
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis analyze(FraudAnalysisRequest body) {
        return analyze(body, (FraudAnalyzeParams) null, RequestOptions.NONE);
    }

    /**
     * Read a fraud analysis
     * <p>
     * Returns the fraud analysis as it was made, with its feedback if there is any.
     *
     * @param id Id of the fraud analysis.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis retrieve(String id, @Nullable FraudRetrieveParams params, RequestOptions options) {
        return core.call(FraudOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Read a fraud analysis
     *
     * @param id Id of the fraud analysis.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis retrieve(String id, @Nullable FraudRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Read a fraud analysis
     *
     * @param id Id of the fraud analysis.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis retrieve(String id, RequestOptions options) {
        return retrieve(id, (FraudRetrieveParams) null, options);
    }

    /**
     * Read a fraud analysis
     *
     * @param id Id of the fraud analysis.
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis retrieve(String id) {
        return retrieve(id, (FraudRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * Read the fraud policy
     * <p>
     * Returns the thresholds that turn a risk score into a decision, and what happens when the scorer cannot be
     * reached.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudPolicy policy(@Nullable FraudPolicyParams params, RequestOptions options) {
        return core.call(FraudOperations.POLICY, new Arguments().params(params), options);
    }

    /**
     * Read the fraud policy
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public FraudPolicy policy(@Nullable FraudPolicyParams params) {
        return policy(params, RequestOptions.NONE);
    }

    /**
     * Read the fraud policy
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudPolicy policy(RequestOptions options) {
        return policy((FraudPolicyParams) null, options);
    }

    /**
     * Read the fraud policy
     *
     * @return the answer, with the facts of the response
     */
    public FraudPolicy policy() {
        return policy((FraudPolicyParams) null, RequestOptions.NONE);
    }

    /**
     * List fraud analyses
     * <p>
     * Returns the fraud analyses of this tenant and mode, newest first. Filters combine.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<FraudAnalysis> list(@Nullable FraudListParams params, RequestOptions options) {
        return core.list(FraudOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List fraud analyses
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<FraudAnalysis> list(@Nullable FraudListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List fraud analyses
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<FraudAnalysis> list(RequestOptions options) {
        return list((FraudListParams) null, options);
    }

    /**
     * List fraud analyses
     *
     * @return the answer, with the facts of the response
     */
    public Page<FraudAnalysis> list() {
        return list((FraudListParams) null, RequestOptions.NONE);
    }

    /**
     * Replace the fraud policy
     * <p>
     * Sets new thresholds from now on; analyses that exist keep their decision and name the version of the policy
     * that made it. `reviewAt` above `blockAt` answers 400. The change is kept in the audit trail.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudPolicy replacePolicy(FraudPolicyRequest body, @Nullable FraudReplacePolicyParams params, RequestOptions options) {
        return core.call(FraudOperations.REPLACE_POLICY, new Arguments().body(FraudPolicyRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Replace the fraud policy
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public FraudPolicy replacePolicy(FraudPolicyRequest body, @Nullable FraudReplacePolicyParams params) {
        return replacePolicy(body, params, RequestOptions.NONE);
    }

    /**
     * Replace the fraud policy
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudPolicy replacePolicy(FraudPolicyRequest body, RequestOptions options) {
        return replacePolicy(body, (FraudReplacePolicyParams) null, options);
    }

    /**
     * Replace the fraud policy
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public FraudPolicy replacePolicy(FraudPolicyRequest body) {
        return replacePolicy(body, (FraudReplacePolicyParams) null, RequestOptions.NONE);
    }

    /**
     * Tell what it turned out to be
     * <p>
     * Labels an analysis as fraud, legitimate or unsure, so that the model and the policy can be judged. A later
     * feedback replaces the earlier one; the same feedback twice changes nothing.
     *
     * @param id Id of the fraud analysis.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis submitFeedback(String id, FraudFeedbackRequest body, @Nullable FraudSubmitFeedbackParams params, RequestOptions options) {
        return core.call(FraudOperations.SUBMIT_FEEDBACK, new Arguments().path(Codecs.STRING, id).body(FraudFeedbackRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Tell what it turned out to be
     *
     * @param id Id of the fraud analysis.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis submitFeedback(String id, FraudFeedbackRequest body, @Nullable FraudSubmitFeedbackParams params) {
        return submitFeedback(id, body, params, RequestOptions.NONE);
    }

    /**
     * Tell what it turned out to be
     *
     * @param id Id of the fraud analysis.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis submitFeedback(String id, FraudFeedbackRequest body, RequestOptions options) {
        return submitFeedback(id, body, (FraudSubmitFeedbackParams) null, options);
    }

    /**
     * Tell what it turned out to be
     *
     * @param id Id of the fraud analysis.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public FraudAnalysis submitFeedback(String id, FraudFeedbackRequest body) {
        return submitFeedback(id, body, (FraudSubmitFeedbackParams) null, RequestOptions.NONE);
    }
}
