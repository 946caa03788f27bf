# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of idempotency keys travel.
    # @api private
    module IdempotencyKeys
      RETRIEVE = Runtime::Operation.new(
        "getIdempotencyKey",
        "GET",
        "/v1/idempotency-keys/{operationId}/{key}"
      ) do |op|
        op.param(:operation_id, "path", "operationId", op.text)
        op.param(:key, "path", "key", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:IdempotencyKeyRecord))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end
    end
  end
end
