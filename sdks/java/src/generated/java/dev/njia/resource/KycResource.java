// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.codec.Codecs;
import dev.njia.model.KycCheck;
import dev.njia.model.KycCheckParams;
import dev.njia.model.KycCheckRequest;
import dev.njia.model.KycListParams;
import dev.njia.model.KycRetrieveCheckParams;
import dev.njia.model.KycRetrieveParams;
import dev.njia.model.KycReviewParams;
import dev.njia.model.KycScore;
import dev.njia.model.KycScoreParams;
import dev.njia.model.KycScoreRequest;
import dev.njia.model.KycScoreReviewRequest;
import dev.njia.runtime.Arguments;
import dev.njia.runtime.Core;
import dev.njia.runtime.Page;
import dev.njia.runtime.RequestOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Identity verification.
 */
public final class KycResource {
    private final Core core;

    /**
     * For the client.
     *
     * @param core runs the calls
     */
    public KycResource(Core core) {
        this.core = core;
    }

    /**
     * Check an identity (deprecated)
     * <p>
     * Deprecated since 2026-03-01, removed in v3.0, not before 2027-06-01: use `createKycScore`. It runs the same
     * assessment and answers only `passed`, `failed` or `pending`. Every answer carries `Deprecation`, `Sunset` and
     * a `Link` to the successor.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use createKycScore; ends on 2027-06-01; removed in 3.0.0; Use POST
     * /v1/kyc/score, which also gives a score, checks and a tier.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck check(KycCheckRequest body, @Nullable KycCheckParams params, RequestOptions options) {
        return core.call(KycOperations.CHECK, new Arguments().body(KycCheckRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Check an identity (deprecated)
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use createKycScore; ends on 2027-06-01; removed in 3.0.0; Use POST
     * /v1/kyc/score, which also gives a score, checks and a tier.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck check(KycCheckRequest body, @Nullable KycCheckParams params) {
        return check(body, params, RequestOptions.NONE);
    }

    /**
     * Check an identity (deprecated)
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use createKycScore; ends on 2027-06-01; removed in 3.0.0; Use POST
     * /v1/kyc/score, which also gives a score, checks and a tier.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck check(KycCheckRequest body, RequestOptions options) {
        return check(body, (KycCheckParams) null, options);
    }

    /**
     * Check an identity (deprecated)
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use createKycScore; ends on 2027-06-01; removed in 3.0.0; Use POST
     * /v1/kyc/score, which also gives a score, checks and a tier.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck check(KycCheckRequest body) {
        return check(body, (KycCheckParams) null, RequestOptions.NONE);
    }

    /**
     * Verify an identity
     * <p>
     * Checks a person against the issuing authority, the pictures and the lists that are given, and stores the
     * result: every check, a score from 0 to 100, a decision, the tier reached and what the next one still needs. It
     * answers 200 with the result, or 202 while a provider works; then a `kyc_score.completed` event follows and
     * `getKycScore` shows it. Consent is mandatory (403 `consent_required`). In test mode the end of the number
     * decides, such as `004` for a sanctions match.
     *
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public KycScore score(KycScoreRequest body, @Nullable KycScoreParams params, RequestOptions options) {
        return core.call(KycOperations.SCORE, new Arguments().body(KycScoreRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Verify an identity
     *
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public KycScore score(KycScoreRequest body, @Nullable KycScoreParams params) {
        return score(body, params, RequestOptions.NONE);
    }

    /**
     * Verify an identity
     *
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public KycScore score(KycScoreRequest body, RequestOptions options) {
        return score(body, (KycScoreParams) null, options);
    }

    /**
     * Verify an identity
     *
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public KycScore score(KycScoreRequest body) {
        return score(body, (KycScoreParams) null, RequestOptions.NONE);
    }

    /**
     * Get a legacy check (deprecated)
     * <p>
     * Returns a result of the deprecated check. It ends with it, in v3.0; use `getKycScore` instead.
     *
     * @param id Id of the check.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use getKycScore; ends on 2027-06-01; removed in 3.0.0; Use GET
     * /v1/kyc/scores/{id}.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck retrieveCheck(String id, @Nullable KycRetrieveCheckParams params, RequestOptions options) {
        return core.call(KycOperations.RETRIEVE_CHECK, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get a legacy check (deprecated)
     *
     * @param id Id of the check.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use getKycScore; ends on 2027-06-01; removed in 3.0.0; Use GET
     * /v1/kyc/scores/{id}.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck retrieveCheck(String id, @Nullable KycRetrieveCheckParams params) {
        return retrieveCheck(id, params, RequestOptions.NONE);
    }

    /**
     * Get a legacy check (deprecated)
     *
     * @param id Id of the check.
     * @param options options of this call
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use getKycScore; ends on 2027-06-01; removed in 3.0.0; Use GET
     * /v1/kyc/scores/{id}.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck retrieveCheck(String id, RequestOptions options) {
        return retrieveCheck(id, (KycRetrieveCheckParams) null, options);
    }

    /**
     * Get a legacy check (deprecated)
     *
     * @param id Id of the check.
     * @return the answer, with the facts of the response
     * @deprecated since 2026-03-01; use getKycScore; ends on 2027-06-01; removed in 3.0.0; Use GET
     * /v1/kyc/scores/{id}.
     */
    @Deprecated(since = "2026-03-01", forRemoval = true)
    public KycCheck retrieveCheck(String id) {
        return retrieveCheck(id, (KycRetrieveCheckParams) null, RequestOptions.NONE);
    }

    /**
     * Get an assessment
     * <p>
     * Returns one identity assessment. Identity numbers are masked and pictures are never returned. One of another
     * tenant or mode is 404.
     *
     * @param id Id of the assessment.
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public KycScore retrieve(String id, @Nullable KycRetrieveParams params, RequestOptions options) {
        return core.call(KycOperations.RETRIEVE, new Arguments().path(Codecs.STRING, id).params(params), options);
    }

    /**
     * Get an assessment
     *
     * @param id Id of the assessment.
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public KycScore retrieve(String id, @Nullable KycRetrieveParams params) {
        return retrieve(id, params, RequestOptions.NONE);
    }

    /**
     * Get an assessment
     *
     * @param id Id of the assessment.
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public KycScore retrieve(String id, RequestOptions options) {
        return retrieve(id, (KycRetrieveParams) null, options);
    }

    /**
     * Get an assessment
     *
     * @param id Id of the assessment.
     * @return the answer, with the facts of the response
     */
    public KycScore retrieve(String id) {
        return retrieve(id, (KycRetrieveParams) null, RequestOptions.NONE);
    }

    /**
     * List assessments
     * <p>
     * Returns the identity assessments of this tenant and mode, newest first. Filter by decision `attention` to find
     * those that a person must decide.
     *
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<KycScore> list(@Nullable KycListParams params, RequestOptions options) {
        return core.list(KycOperations.LIST, new Arguments().params(params), options);
    }

    /**
     * List assessments
     *
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public Page<KycScore> list(@Nullable KycListParams params) {
        return list(params, RequestOptions.NONE);
    }

    /**
     * List assessments
     *
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public Page<KycScore> list(RequestOptions options) {
        return list((KycListParams) null, options);
    }

    /**
     * List assessments
     *
     * @return the answer, with the facts of the response
     */
    public Page<KycScore> list() {
        return list((KycListParams) null, RequestOptions.NONE);
    }

    /**
     * Decide an assessment
     * <p>
     * Records the decision of a person about an assessment whose decision is `attention`. Clearing it raises the
     * tier; blocking it keeps the customer where it is. Anything else is 409 `invalid_state_transition`. The
     * decision is written to the audit log.
     *
     * @param id Id of the assessment.
     * @param body what to send
     * @param params parameters; null for none
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public KycScore review(String id, KycScoreReviewRequest body, @Nullable KycReviewParams params, RequestOptions options) {
        return core.call(KycOperations.REVIEW, new Arguments().path(Codecs.STRING, id).body(KycScoreReviewRequest.SHAPE, Objects.requireNonNull(body, "body")).params(params), options);
    }

    /**
     * Decide an assessment
     *
     * @param id Id of the assessment.
     * @param body what to send
     * @param params parameters; null for none
     * @return the answer, with the facts of the response
     */
    public KycScore review(String id, KycScoreReviewRequest body, @Nullable KycReviewParams params) {
        return review(id, body, params, RequestOptions.NONE);
    }

    /**
     * Decide an assessment
     *
     * @param id Id of the assessment.
     * @param body what to send
     * @param options options of this call
     * @return the answer, with the facts of the response
     */
    public KycScore review(String id, KycScoreReviewRequest body, RequestOptions options) {
        return review(id, body, (KycReviewParams) null, options);
    }

    /**
     * Decide an assessment
     *
     * @param id Id of the assessment.
     * @param body what to send
     * @return the answer, with the facts of the response
     */
    public KycScore review(String id, KycScoreReviewRequest body) {
        return review(id, body, (KycReviewParams) null, RequestOptions.NONE);
    }
}
