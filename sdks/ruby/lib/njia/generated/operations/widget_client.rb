# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of widget client travel.
    # @api private
    module WidgetClient
      CREATE_KYC = Runtime::Operation.new("createClientKyc", "POST", "/v1/embedded/client/kyc") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ClientKycRequest), required: true)
        op.returns("2XX", :json, op.model(:ClientKyc))
        op.idempotency("Idempotency-Key")
        op.auth("WidgetAuth")
      end

      CREATE_PAYMENT = Runtime::Operation.new(
        "createClientPayment",
        "POST",
        "/v1/embedded/client/payments"
      ) do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ClientPaymentRequest), required: true)
        op.returns("2XX", :json, op.model(:ClientPayment))
        op.idempotency("Idempotency-Key")
        op.auth("WidgetAuth")
      end

      CREATE_QUOTE = Runtime::Operation.new("createClientQuote", "POST", "/v1/embedded/client/quotes") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:ClientQuoteRequest), required: true)
        op.returns("2XX", :json, op.model(:ClientQuote))
        op.idempotency("Idempotency-Key")
        op.auth("WidgetAuth")
      end

      BALANCES = Runtime::Operation.new("getClientBalances", "GET", "/v1/embedded/client/balances") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ClientBalances))
        op.auth("WidgetAuth")
      end

      RETRIEVE_PAYMENT = Runtime::Operation.new(
        "getClientPayment",
        "GET",
        "/v1/embedded/client/payments/{id}"
      ) do |op|
        op.param(:id, "path", "id", op.text)
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ClientPayment))
        op.auth("WidgetAuth")
      end

      SESSION = Runtime::Operation.new("getClientSession", "GET", "/v1/embedded/client/session") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:ClientSession))
        op.auth("WidgetAuth")
      end
    end
  end
end
