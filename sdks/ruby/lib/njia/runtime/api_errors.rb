# frozen_string_literal: true

require "uri"

module Njia
  module Runtime
    # From an answer that is no success to the error that says so.
    module ApiErrors
      CLASSES = {
        400 => BadRequestError, 401 => AuthenticationError, 402 => PaymentRequiredError, 403 => PermissionDeniedError,
        404 => NotFoundError, 409 => ConflictError, 422 => UnprocessableEntityError, 429 => RateLimitError
      }.freeze
      private_constant :CLASSES

      class << self
        def make(response, problem, **facts)
          status = response.status
          type = CLASSES.fetch(status) { status >= 500 ? ServerError : ApiError }
          type.new(message(response, problem), status:, code: problem.code, body: problem.body,
                                               field_errors: problem.field_errors, headers: response.headers, **facts)
        end

        private

        def message(response, problem)
          status = response.status
          return problem.message || "The server answered with status #{status}." unless status.between?(300, 399)

          "The server answered with a redirect to #{origin(response)}, which is never followed; check base_url."
        end

        def origin(response)
          location = response.headers["location"].to_s
          uri = URI.parse(location)
          return "#{uri.scheme}://#{uri.host}:#{uri.port}" if uri.scheme && uri.host

          location.empty? ? "nowhere" : "another path of the same server"
        rescue URI::Error
          "a malformed address"
        end
      end
    end
  end
end
