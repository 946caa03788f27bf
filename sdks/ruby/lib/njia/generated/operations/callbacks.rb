# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of callbacks travel.
    # @api private
    module Callbacks
      RECEIVE_MOBILE_MONEY = Runtime::Operation.new(
        "receiveMobileMoneyCallback",
        "POST",
        "/v1/callbacks/mobile-money/{provider}"
      ) do |op|
        op.param(:provider, "path", "provider", op.text)
        op.param(:x_callback_timestamp, "header", "X-Callback-Timestamp", op.text)
        op.param(:x_callback_signature, "header", "X-Callback-Signature", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ProviderCallbackRequest), required: true)
        op.returns("2XX", :json, op.model(:ProviderCallbackReceipt))
      end

      RECEIVE_RAIL = Runtime::Operation.new(
        "receiveRailCallback",
        "POST",
        "/v1/callbacks/rails/{railId}"
      ) do |op|
        op.param(:rail_id, "path", "railId", op.text)
        op.param(:x_callback_timestamp, "header", "X-Callback-Timestamp", op.text)
        op.param(:x_callback_signature, "header", "X-Callback-Signature", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ProviderCallbackRequest), required: true)
        op.returns("2XX", :json, op.model(:ProviderCallbackReceipt))
      end
    end
  end
end
