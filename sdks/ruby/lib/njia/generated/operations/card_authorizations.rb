# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of card authorizations travel.
    # @api private
    module CardAuthorizations
      CAPTURE = Runtime::Operation.new(
        "captureAuthorization",
        "POST",
        "/v1/card-authorizations/{id}/capture"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:CardCaptureRequest), required: true)
        op.returns("2XX", :json, op.model(:CardAuthorization))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      RETRIEVE = Runtime::Operation.new(
        "getCardAuthorization",
        "GET",
        "/v1/card-authorizations/{id}"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:CardAuthorization))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REVERSE = Runtime::Operation.new(
        "reverseAuthorization",
        "POST",
        "/v1/card-authorizations/{id}/reverse"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:CardAuthorization))
        op.idempotency("Idempotency-Key")
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
