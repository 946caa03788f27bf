# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of tenant travel.
    # @api private
    module Tenant
      RETRIEVE = Runtime::Operation.new("getTenant", "GET", "/v1/tenant") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:Tenant))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      UPDATE = Runtime::Operation.new("updateTenant", "PATCH", "/v1/tenant") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:UpdateTenantRequest), required: true)
        op.returns("2XX", :json, op.model(:Tenant))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
