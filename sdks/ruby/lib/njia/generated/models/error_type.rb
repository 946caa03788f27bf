# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A kind of error.
  class ErrorType < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Stable code.
    # @return [String]
    attr_reader :code

    # Address of this description; `type` of the problem.
    # @return [String]
    attr_reader :type

    # HTTP status.
    # @return [Integer]
    attr_reader :status

    # Whether the same request may succeed later without a change.
    # @return [Boolean]
    attr_reader :retryable

    # Short name.
    # @return [String]
    attr_reader :title

    # Meaning and cure.
    # @return [String]
    attr_reader :description

    # Members that the problem carries besides the common ones.
    # @return [Array<Njia::ErrorMember>]
    attr_reader :members

    # Operations that name this code; empty when any operation may answer it.
    # @return [Array<String>]
    attr_reader :operations

    # @param code [String]
    # @param type [String]
    # @param status [Integer]
    # @param retryable [Boolean]
    # @param title [String]
    # @param description [String]
    # @param members [Array<Njia::ErrorMember, Hash>]
    # @param operations [Array<String>]
    def initialize(
      code:,
      type:,
      status:,
      retryable:,
      title:,
      description:,
      members:,
      operations:
    )
      super({ code:, type:, status:, retryable:, title:, description:, members:, operations: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("error_type"))
      shape.required(:code, "code", shape.text)
      shape.required(:type, "type", shape.text)
      shape.required(:status, "status", shape.integer)
      shape.required(:retryable, "retryable", shape.boolean)
      shape.required(:title, "title", shape.text)
      shape.required(:description, "description", shape.text)
      shape.required(:members, "members", shape.list(shape.model(:ErrorMember)))
      shape.required(:operations, "operations", shape.list(shape.text))
    end
  end
end
