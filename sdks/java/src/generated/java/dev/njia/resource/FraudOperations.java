// Generated from the API description. Do not edit: changes belong in the generator.
package dev.njia.resource;

import dev.njia.model.FraudAnalysis;
import dev.njia.model.FraudAnalysisList;
import dev.njia.model.FraudPolicy;
import dev.njia.runtime.BodyFormat;
import dev.njia.runtime.Operation;
import dev.njia.runtime.PageBody;
import dev.njia.runtime.Paging;
import dev.njia.runtime.Param;
import dev.njia.runtime.Returns;

/** What the generator knows about these operations. */
final class FraudOperations {
    static final Operation<FraudAnalysis> ANALYZE = new Operation<>("analyzeFraud", "POST", "/v1/fraud/analyze",
            Returns.model(FraudAnalysis.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Sandbox-Scenario", "X-Sandbox-Scenario", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<FraudAnalysis> RETRIEVE = new Operation<>("getFraudAnalysis", "GET", "/v1/fraud/analyses/{id}",
            Returns.model(FraudAnalysis.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<FraudPolicy> POLICY = new Operation<>("getFraudPolicy", "GET", "/v1/fraud/policy",
            Returns.model(FraudPolicy.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false));

    static final Operation<PageBody<FraudAnalysis>> LIST = new Operation<>("listFraudAnalyses", "GET", "/v1/fraud/analyses",
            Returns.page(FraudAnalysisList.SHAPE, "/data", FraudAnalysis.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .param(new Param("limit", "limit", Param.Place.QUERY, "form", true, false))
            .param(new Param("startingAfter", "startingAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("endingBefore", "endingBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdAfter", "createdAfter", Param.Place.QUERY, "form", true, false))
            .param(new Param("createdBefore", "createdBefore", Param.Place.QUERY, "form", true, false))
            .param(new Param("decision", "decision", Param.Place.QUERY, "form", true, false))
            .param(new Param("riskLevel", "riskLevel", Param.Place.QUERY, "form", true, false))
            .param(new Param("paymentId", "paymentId", Param.Place.QUERY, "form", true, false))
            .param(new Param("type", "type", Param.Place.QUERY, "form", true, false))
            .paging(new Paging(Paging.Style.CURSOR, "startingAfter", "/data", "/nextCursor", "", "/hasMore"));

    static final Operation<FraudPolicy> REPLACE_POLICY = new Operation<>("replaceFraudPolicy", "PUT", "/v1/fraud/policy",
            Returns.model(FraudPolicy.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    static final Operation<FraudAnalysis> SUBMIT_FEEDBACK = new Operation<>("submitFraudFeedback", "POST", "/v1/fraud/analyses/{id}/feedback",
            Returns.model(FraudAnalysis.SHAPE))
            .auth("ApiKeyAuth")
            .auth("ApiKeyAuth", "SessionAuth")
            .idempotent("Idempotency-Key")
            .param(new Param("id", "id", Param.Place.PATH, "simple", false, false))
            .param(new Param("Accept-Language", "Accept-Language", Param.Place.HEADER, "simple", false, false))
            .param(new Param("X-Correlation-Id", "X-Correlation-Id", Param.Place.HEADER, "simple", false, false))
            .body(BodyFormat.json("application/json"));

    private FraudOperations() {}
}
