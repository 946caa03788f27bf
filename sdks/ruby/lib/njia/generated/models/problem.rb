# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # An error (RFC 9457).
  #
  # `code` is stable and meant for programs; `title` and `detail` are for people and follow `Accept-Language`. Some
  # codes carry further members, such as `requiredScopes`; `GET /errors/{code}` describes them.
  class Problem < Model
    # Address of the description of this kind of error.
    # @return [String]
    attr_reader :type

    # Short name of the kind of error.
    # @return [String]
    attr_reader :title

    # HTTP status of the answer.
    # @return [Integer]
    attr_reader :status

    # What went wrong in this case and what to do.
    # @return [String]
    attr_reader :detail

    # Name of this very occurrence.
    # @return [String]
    attr_reader :instance

    # Stable code from the error catalogue.
    # @return [String]
    attr_reader :code

    # `true` when the same request may succeed later without a change.
    # @return [Boolean]
    attr_reader :retryable

    # Id of the request.
    # @return [String]
    attr_reader :request_id

    # The faulty values, where the error comes from certain values.
    # @return [Array<Njia::FieldError>, nil]
    attr_reader :errors

    # @param type [String]
    # @param title [String]
    # @param status [Integer]
    # @param detail [String]
    # @param instance [String]
    # @param code [String]
    # @param retryable [Boolean]
    # @param request_id [String]
    # @param errors [Array<Njia::FieldError, Hash>]
    def initialize(
      type:,
      title:,
      status:,
      detail:,
      instance:,
      code:,
      retryable:,
      request_id:,
      errors: OMIT
    )
      super({ type:, title:, status:, detail:, instance:, code:, retryable:, request_id:, errors: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.text)
      shape.required(:title, "title", shape.text)
      shape.required(:status, "status", shape.integer)
      shape.required(:detail, "detail", shape.text)
      shape.required(:instance, "instance", shape.text)
      shape.required(:code, "code", shape.text)
      shape.required(:retryable, "retryable", shape.boolean)
      shape.required(:request_id, "requestId", shape.text)
      shape.optional(:errors, "errors", shape.list(shape.model(:FieldError)))
    end
  end
end
