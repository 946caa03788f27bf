# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of api keys travel.
    # @api private
    module ApiKeys
      CREATE = Runtime::Operation.new("createApiKey", "POST", "/v1/api-keys") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:CreateApiKeyRequest), required: true)
        op.returns("2XX", :json, op.model(:ApiKey))
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new("getApiKey", "GET", "/v1/api-keys/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ApiKey))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listApiKeys", "GET", "/v1/api-keys") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:status, "query", "status", op.text)
        op.returns("2XX", :json, op.model(:ApiKeyList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REVOKE = Runtime::Operation.new("revokeApiKey", "DELETE", "/v1/api-keys/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ApiKey))
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      ROLL = Runtime::Operation.new("rollApiKey", "POST", "/v1/api-keys/{id}/roll") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:RollApiKeyRequest), required: true)
        op.returns("2XX", :json, op.model(:ApiKey))
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UPDATE = Runtime::Operation.new("updateApiKey", "PATCH", "/v1/api-keys/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:UpdateApiKeyRequest), required: true)
        op.returns("2XX", :json, op.model(:ApiKey))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
