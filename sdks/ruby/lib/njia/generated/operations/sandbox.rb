# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of sandbox travel.
    # @api private
    module Sandbox
      ADD_CORRIDOR_HISTORY = Runtime::Operation.new(
        "addSandboxCorridorHistory",
        "POST",
        "/v1/sandbox/corridor-history"
      ) do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:CorridorHistoryRequest), required: true)
        op.returns("2XX", :json, op.model(:CorridorHistory))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      ADVANCE_CLOCK = Runtime::Operation.new("advanceSandboxClock", "POST", "/v1/sandbox/clock/advance") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:SandboxClockAdvanceRequest), required: true)
        op.returns("2XX", :json, op.model(:SandboxClockAdvance))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      CREATE_FAULT = Runtime::Operation.new("createSandboxFault", "POST", "/v1/sandbox/faults") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:SandboxFaultRequest), required: true)
        op.returns("2XX", :json, op.model(:SandboxFault))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      DELETE_FAULT = Runtime::Operation.new("deleteSandboxFault", "DELETE", "/v1/sandbox/faults/{id}") do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :nothing)
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      FUND_BALANCE = Runtime::Operation.new("fundSandboxBalance", "POST", "/v1/sandbox/balances") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:SandboxFundingRequest), required: true)
        op.returns("2XX", :json, op.model(:SandboxFunding))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      CLOCK = Runtime::Operation.new("getSandboxClock", "GET", "/v1/sandbox/clock") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:SandboxClock))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LIST_FAULTS = Runtime::Operation.new("listSandboxFaults", "GET", "/v1/sandbox/faults") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:status, "query", "status", op.text)
        op.param(:limit, "query", "limit", op.integer)
        op.param(:starting_after, "query", "startingAfter", op.text)
        op.param(:ending_before, "query", "endingBefore", op.text)
        op.param(:created_after, "query", "createdAfter", op.time)
        op.param(:created_before, "query", "createdBefore", op.time)
        op.returns("2XX", :json, op.model(:SandboxFaultList))
        op.paging(:cursor, :starting_after, items: [:data], following: ["nextCursor"], more: ["hasMore"])
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RESET = Runtime::Operation.new("resetSandbox", "POST", "/v1/sandbox/reset") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:SandboxReset))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RESET_CLOCK = Runtime::Operation.new("resetSandboxClock", "DELETE", "/v1/sandbox/clock") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :nothing)
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      SET_CLOCK = Runtime::Operation.new("setSandboxClock", "PUT", "/v1/sandbox/clock") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:SandboxClockSetRequest), required: true)
        op.returns("2XX", :json, op.model(:SandboxClock))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      TRIGGER_CALLBACK = Runtime::Operation.new(
        "triggerSandboxCallback",
        "POST",
        "/v1/sandbox/payments/{id}/callback"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:SandboxCallbackRequest), required: true)
        op.returns("2XX", :json, op.model(:SandboxCallback))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
