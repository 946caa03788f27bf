# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of fraud travel.
    # @api private
    module Fraud
      ANALYZE = Runtime::Operation.new("analyzeFraud", "POST", "/v1/fraud/analyze") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:x_sandbox_scenario, "header", "X-Sandbox-Scenario", op.text)
        op.body("application/json", :json, op.model(:FraudAnalysisRequest), required: true)
        op.returns("2XX", :json, op.model(:FraudAnalysis))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new("getFraudAnalysis", "GET", "/v1/fraud/analyses/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:FraudAnalysis))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      POLICY = Runtime::Operation.new("getFraudPolicy", "GET", "/v1/fraud/policy") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:FraudPolicy))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listFraudAnalyses", "GET", "/v1/fraud/analyses") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:decision, "query", "decision", op.text)
        op.param(:risk_level, "query", "riskLevel", op.text)
        op.param(:payment_id, "query", "paymentId", op.text)
        op.param(:type, "query", "type", op.text)
        op.returns("2XX", :json, op.model(:FraudAnalysisList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REPLACE_POLICY = Runtime::Operation.new("replaceFraudPolicy", "PUT", "/v1/fraud/policy") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:FraudPolicyRequest), required: true)
        op.returns("2XX", :json, op.model(:FraudPolicy))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      SUBMIT_FEEDBACK = Runtime::Operation.new(
        "submitFraudFeedback",
        "POST",
        "/v1/fraud/analyses/{id}/feedback"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:FraudFeedbackRequest), required: true)
        op.returns("2XX", :json, op.model(:FraudAnalysis))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
