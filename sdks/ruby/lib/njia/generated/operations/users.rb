# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of users travel.
    # @api private
    module Users
      CREATE = Runtime::Operation.new("createUser", "POST", "/v1/users") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:CreateUserRequest), required: true)
        op.returns("2XX", :json, op.model(:User))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listUsers", "GET", "/v1/users") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:role, "query", "role", op.text)
        op.returns("2XX", :json, op.model(:UserList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UPDATE = Runtime::Operation.new("updateUser", "PATCH", "/v1/users/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:UpdateUserRequest), required: true)
        op.returns("2XX", :json, op.model(:User))
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
