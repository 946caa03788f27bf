# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of recipients travel.
    # @api private
    module Recipients
      LOOKUP = Runtime::Operation.new("lookupRecipient", "POST", "/v1/recipients/lookup") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.param(:x_sandbox_scenario, "header", "X-Sandbox-Scenario", op.text)
        op.body("application/json", :json, op.model(:RecipientLookupRequest), required: true)
        op.returns("2XX", :json, op.model(:RecipientLookup))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
