# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of widgets travel.
    # @api private
    module Widgets
      CREATE = Runtime::Operation.new("createWidget", "POST", "/v1/embedded/widgets") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:WidgetRequest), required: true)
        op.returns("2XX", :json, op.model(:Widget))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      CREATE_SESSION = Runtime::Operation.new(
        "createWidgetSession",
        "POST",
        "/v1/embedded/widgets/{id}/sessions"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:WidgetSession))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      DISABLE = Runtime::Operation.new("disableWidget", "DELETE", "/v1/embedded/widgets/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:Widget))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new("getWidget", "GET", "/v1/embedded/widgets/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:Widget))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new("listWidgets", "GET", "/v1/embedded/widgets") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:kind, "query", "kind", op.text)
        op.param(:status, "query", "status", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:WidgetList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UPDATE = Runtime::Operation.new("updateWidget", "PATCH", "/v1/embedded/widgets/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:WidgetUpdateRequest), required: true)
        op.returns("2XX", :json, op.model(:Widget))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
