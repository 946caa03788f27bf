# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of ghost cards travel.
    # @api private
    module GhostCards
      AUTHORIZE = Runtime::Operation.new(
        "authorizeGhostCard",
        "POST",
        "/v1/ghost-cards/{id}/authorizations"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:x_sandbox_scenario, "header", "X-Sandbox-Scenario", op.text)
        op.body("application/json", :json, op.model(:CardAuthorizationRequest), required: true)
        op.returns("2XX", :json, op.model(:CardAuthorization))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      CLOSE = Runtime::Operation.new("closeGhostCard", "POST", "/v1/ghost-cards/{id}/close") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:GhostCard))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      CREATE = Runtime::Operation.new("createGhostCard", "POST", "/v1/ghost-cards") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:GhostCardRequest), required: true)
        op.returns("2XX", :json, op.model(:GhostCard))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      FREEZE_ = Runtime::Operation.new("freezeGhostCard", "POST", "/v1/ghost-cards/{id}/freeze") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:GhostCard))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new("getGhostCard", "GET", "/v1/ghost-cards/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:GhostCard))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      SPEND_LIMITS = Runtime::Operation.new("getSpendLimits", "GET", "/v1/ghost-cards/{id}/spend-limits") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit_id, "query", "limitId", op.text)
        op.param(:after_key, "query", "afterKey", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.returns("2XX", :json, op.model(:SpendLimitList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST_AUTHORIZATIONS = Runtime::Operation.new(
        "listGhostCardAuthorizations",
        "GET",
        "/v1/ghost-cards/{id}/authorizations"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:status, "query", "status", op.text)
        op.param(:merchant_id, "query", "merchantId", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:CardAuthorizationList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listGhostCards", "GET", "/v1/ghost-cards") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:status, "query", "status", op.text)
        op.param(:customer_id, "query", "customerId", op.text)
        op.param(:currency, "query", "currency", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:GhostCardList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REPLACE_SPEND_LIMITS = Runtime::Operation.new(
        "replaceSpendLimits",
        "PUT",
        "/v1/ghost-cards/{id}/spend-limits"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:SpendLimitsRequest), required: true)
        op.returns("2XX", :json, op.model(:SpendLimitList))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REVEAL = Runtime::Operation.new("revealGhostCard", "POST", "/v1/ghost-cards/{id}/reveal") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:GhostCardSecrets))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UNFREEZE = Runtime::Operation.new("unfreezeGhostCard", "POST", "/v1/ghost-cards/{id}/unfreeze") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:GhostCard))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UPDATE = Runtime::Operation.new("updateGhostCard", "PATCH", "/v1/ghost-cards/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:GhostCardUpdateRequest), required: true)
        op.returns("2XX", :json, op.model(:GhostCard))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
