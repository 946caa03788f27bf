# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of transactions travel.
    # @api private
    module Transactions
      RETRIEVE = Runtime::Operation.new("getTransaction", "GET", "/v1/transactions/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.returns("2XX", :json, op.model(:Transaction))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      AUDIT_TRAIL = Runtime::Operation.new(
        "getTransactionAuditTrail",
        "GET",
        "/v1/transactions/{id}/audit-trail"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:AuditEntryList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listTransactions", "GET", "/v1/transactions") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:status, "query", "status", op.text)
        op.param(:type, "query", "type", op.text)
        op.param(:account_id, "query", "accountId", op.text)
        op.param(:payment_id, "query", "paymentId", op.text)
        op.param(:customer_id, "query", "customerId", op.text)
        op.param(:rail, "query", "rail", op.text)
        op.param(:currency, "query", "currency", op.text)
        op.returns("2XX", :json, op.model(:TransactionList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REVERSE = Runtime::Operation.new(
        "reverseTransaction",
        "POST",
        "/v1/transactions/{id}/reverse"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:prefer, "header", "Prefer", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.param(:x_sandbox_scenario, "header", "X-Sandbox-Scenario", op.text)
        op.body("application/json", :json, op.model(:ReversalRequest), required: true)
        op.returns("2XX", :json, op.model(:Reversal))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
