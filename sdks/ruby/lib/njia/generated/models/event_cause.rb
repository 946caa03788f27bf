# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The API request that caused an event.
  class EventCause < Model
    # Id of the request.
    # @return [String, nil]
    attr_reader :id

    # Idempotency key of the request, if it had one.
    # @return [String, nil]
    attr_reader :idempotency_key

    # @param id [String, nil]
    # @param idempotency_key [String, nil]
    def initialize(
      id:,
      idempotency_key:
    )
      super({ id:, idempotency_key: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.nullable(shape.text))
      shape.required(:idempotency_key, "idempotencyKey", shape.nullable(shape.text))
    end
  end
end
