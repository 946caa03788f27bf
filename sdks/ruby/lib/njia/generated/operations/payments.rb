# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of payments travel.
    # @api private
    module Payments
      CANCEL = Runtime::Operation.new("cancelPayment", "POST", "/v1/payments/{id}/cancel") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:Payment))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      CREATE = Runtime::Operation.new("createPayment", "POST", "/v1/payments") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:prefer, "header", "Prefer", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.param(:x_sandbox_scenario, "header", "X-Sandbox-Scenario", op.text)
        op.body("application/json", :json, op.model(:PaymentRequest), required: true)
        op.returns("2XX", :json, op.model(:Payment))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new("getPayment", "GET", "/v1/payments/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:prefer, "header", "Prefer", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.returns("2XX", :json, op.model(:Payment))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listPayments", "GET", "/v1/payments") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.param(:status, "query", "status", op.text)
        op.param(:rail, "query", "rail", op.text)
        op.param(:direction, "query", "direction", op.text)
        op.param(:currency, "query", "currency", op.text)
        op.param(:reference, "query", "reference", op.text)
        op.param(:customer_id, "query", "customerId", op.text)
        op.param(:bulk_payment_id, "query", "bulkPaymentId", op.text)
        op.returns("2XX", :json, op.model(:PaymentList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RECONCILE = Runtime::Operation.new("reconcilePayment", "POST", "/v1/payments/{id}/reconcile") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:Payment))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REVIEW = Runtime::Operation.new("reviewPayment", "POST", "/v1/payments/{id}/review") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:PaymentReviewRequest), required: true)
        op.returns("2XX", :json, op.model(:Payment))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
