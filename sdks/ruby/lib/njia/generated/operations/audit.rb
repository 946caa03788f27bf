# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of audit travel.
    # @api private
    module Audit
      LIST = Runtime::Operation.new("listAuditEntries", "GET", "/v1/audit-log") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:action, "query", "action", op.text)
        op.param(:resource_id, "query", "resourceId", op.text)
        op.param(:actor_id, "query", "actorId", op.text)
        op.returns("2XX", :json, op.model(:AuditEntryList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST_REQUESTS = Runtime::Operation.new("listRequestLog", "GET", "/v1/request-log") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.param(:operation_id, "query", "operationId", op.text)
        op.param(:min_status, "query", "minStatus", op.integer)
        op.returns("2XX", :json, op.model(:RequestLogEntryList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      STREAM_REQUESTS = Runtime::Operation.new("streamRequestLog", "GET", "/v1/request-log/stream") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:operation_id, "query", "operationId", op.text)
        op.param(:min_status, "query", "minStatus", op.integer)
        op.returns("2XX", :sse, op.model(:RequestLogEntry))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      VERIFY = Runtime::Operation.new("verifyAuditLog", "GET", "/v1/audit-log/verify") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:AuditVerification))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
