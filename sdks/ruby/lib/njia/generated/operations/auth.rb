# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  module Operations
    # How the operations of auth travel.
    # @api private
    module Auth
      CHECK = Runtime::Operation.new("checkAuthentication", "GET", "/v1/auth/check") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:AuthCheck))
        op.auth("ApiKeyAuth")
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      SESSION = Runtime::Operation.new("getSession", "GET", "/v1/auth/session") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :json, op.model(:SessionInfo))
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      LOGIN = Runtime::Operation.new("login", "POST", "/v1/auth/login") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:LoginRequest), required: true)
        op.returns("2XX", :json, op.model(:Session))
        op.auth("ApiKeyAuth")
      end

      LOGOUT = Runtime::Operation.new("logout", "POST", "/v1/auth/logout") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.returns("2XX", :nothing)
        op.auth("ApiKeyAuth", "SessionAuth")
      end

      REFRESH = Runtime::Operation.new("refreshSession", "POST", "/v1/auth/refresh") do |op|
        op.param(:accept_language, "header", "Accept-Language", op.text)
        op.param(:x_correlation_id, "header", "X-Correlation-Id", op.text)
        op.body("application/json", :json, op.model(:RefreshSessionRequest), required: true)
        op.returns("2XX", :json, op.model(:Session))
        op.auth("ApiKeyAuth")
      end
    end
  end
end
