# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of reversals travel.
    # @api private
    module Reversals
      RETRIEVE = Runtime::Operation.new("getReversal", "GET", "/v1/reversals/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:prefer, "header", "Prefer", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.returns("2XX", :json, op.model(:Reversal))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listReversals", "GET", "/v1/reversals") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:expand, "query", "expand", op.list(op.text), explode: false)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:status, "query", "status", op.text)
        op.param(:reason, "query", "reason", op.text)
        op.param(:transaction_id, "query", "transactionId", op.text)
        op.returns("2XX", :json, op.model(:ReversalList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
