# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of routing travel.
    # @api private
    module Routing
      PREVIEW = Runtime::Operation.new("previewRouting", "POST", "/v1/routing/preview") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:RoutingPreviewRequest), required: true)
        op.returns("2XX", :json, op.model(:RoutingDecision))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
