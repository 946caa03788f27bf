# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of changelog subscriptions travel.
    # @api private
    module ChangelogSubscriptions
      CONFIRM = Runtime::Operation.new(
        "confirmChangeLogSubscription",
        "POST",
        "/v1/changelog/subscriptions/{id}/confirm"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ChangeLogConfirmRequest), required: true)
        op.returns("2XX", :json, op.model(:ChangeLogSubscription))
      end

      CREATE = Runtime::Operation.new(
        "createChangeLogSubscription",
        "POST",
        "/v1/changelog/subscriptions"
      ) do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ChangeLogSubscriptionRequest), required: true)
        op.returns("2XX", :json, op.model(:ChangeLogSubscription))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      DELETE = Runtime::Operation.new(
        "deleteChangeLogSubscription",
        "DELETE",
        "/v1/changelog/subscriptions/{id}"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :nothing)
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new(
        "getChangeLogSubscription",
        "GET",
        "/v1/changelog/subscriptions/{id}"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ChangeLogSubscription))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST = Runtime::Operation.new(
        "listChangeLogSubscriptions",
        "GET",
        "/v1/changelog/subscriptions"
      ) do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:ChangeLogSubscriptionList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UNSUBSCRIBE = Runtime::Operation.new(
        "unsubscribeChangeLog",
        "POST",
        "/v1/changelog/subscriptions/{id}/unsubscribe"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:token, "query", "token", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ChangeLogSubscription))
      end
    end
  end
end
