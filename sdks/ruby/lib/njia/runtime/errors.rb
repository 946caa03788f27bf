# frozen_string_literal: true

module Njia
  # Root of all errors of this library. Facts that do not apply are nil or empty.
  #
  # `outcome` answers what matters with money: :none, nothing happened; :unknown, it may have happened, so call again
  # with `idempotency_key`. `retry_after` is seconds. `cursor` is where a listing can resume, `path` where in the answer
  # the contradiction stands (JSONPath).
  class Error < StandardError
    # See the class.
    attr_reader :status, :code, :field_errors, :request_id, :headers, :body, :raw_body, :attempts, :idempotency_key,
                :retry_after, :outcome, :path, :cursor

    # @api private
    def initialize(message = nil, status: nil, code: nil, field_errors: [], request_id: nil, headers: nil, body: nil,
                   raw_body: nil, attempts: 0, idempotency_key: nil, retry_after: nil, retryable: false, outcome: :none,
                   path: nil)
      super(Runtime::Redactor.text(message || self.class.name.to_s))
      @status = status
      @code = code
      @field_errors = field_errors
      @request_id = request_id
      @headers = headers
      @body = body
      @raw_body = raw_body
      @attempts = attempts
      @idempotency_key = idempotency_key
      @retry_after = retry_after
      @retryable = retryable
      @outcome = outcome
      @path = path
      @cursor = nil
    end

    # Whether calling again, with the same key, may help.
    def retryable?
      @retryable
    end

    # @api private
    def resume_at(cursor)
      @cursor = cursor
      self
    end

    # The facts without the bodies, which may hold what the server was sent.
    def to_h
      {
        message:, status: @status, code: @code, request_id: @request_id, attempts: @attempts,
        idempotency_key: @idempotency_key, retry_after: @retry_after, retryable: @retryable, outcome: @outcome, path: @path
      }
    end

    # For ActiveSupport.
    def as_json(*)
      to_h.to_h { |name, value| [name.to_s, value.is_a?(Symbol) ? value.name : value] }
    end

    def to_json(*)
      Runtime::Json.generate(as_json.transform_values { |value| value == Float::INFINITY ? nil : value })
    end
  end

  # The server answered with an error that has no class of its own.
  class ApiError < Error; end
  # 400
  class BadRequestError < ApiError; end
  # 401
  class AuthenticationError < ApiError; end
  # 402
  class PaymentRequiredError < ApiError; end
  # 403
  class PermissionDeniedError < ApiError; end
  # 404
  class NotFoundError < ApiError; end
  # 409
  class ConflictError < ApiError; end
  # 422
  class UnprocessableEntityError < ApiError; end
  # 429
  class RateLimitError < ApiError; end
  # 500 and above
  class ServerError < ApiError; end
  # There was no answer, or not all of it.
  class ConnectionError < Error; end
  # It took too long.
  class TimeoutError < ConnectionError; end
  # The caller stopped the call, or closed the client.
  class CanceledError < Error; end
  # An answer contradicts the API description; {Error#path} says where.
  class DecodingError < Error; end
  # A webhook must not be trusted.
  class WebhookSignatureError < Error; end
  # An option makes no sense, or a credential is missing.
  class ConfigurationError < Error; end
  # A listing would never end.
  class PaginationError < Error; end
end
