# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of changelog travel.
    # @api private
    module Changelog
      RETRIEVE = Runtime::Operation.new("getChangeLogEntry", "GET", "/v1/changelog/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ChangeLogEntry))
      end

      FEED = Runtime::Operation.new("getChangeLogFeed", "GET", "/changelog.atom") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :octets)
      end

      LIST = Runtime::Operation.new("listChangeLog", "GET", "/v1/changelog") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:kind, "query", "kind", op.text)
        op.param(:breaking, "query", "breaking", op.boolean)
        op.param(:operation_id, "query", "operationId", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:ChangeLogEntryList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
      end
    end
  end
end
