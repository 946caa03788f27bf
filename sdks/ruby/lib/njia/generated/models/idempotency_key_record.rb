# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What became of the first request with an idempotency key.
  class IdempotencyKeyRecord < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Operation that the key was used with.
    # @return [String]
    attr_reader :operation_id

    # The idempotency key.
    # @return [String]
    attr_reader :key

    # The member state.
    # @return [String]
    attr_reader :state

    # What the request made; null while it is being worked on.
    # @return [Njia::ResourceReference, nil]
    attr_reader :resource

    # HTTP status of the stored answer.
    # @return [Integer, nil]
    attr_reader :response_status

    # When the key was first used.
    # @return [Time]
    attr_reader :created_at

    # Until when the answer is kept for a replay, 30 days.
    #
    # The key never has a second effect, also not later.
    # @return [Time]
    attr_reader :expires_at

    # @param operation_id [String]
    # @param key [String]
    # @param state [String]
    # @param resource [Njia::ResourceReference, Hash, nil]
    # @param response_status [Integer, nil]
    # @param created_at [Time, String]
    # @param expires_at [Time, String]
    def initialize(
      operation_id:,
      key:,
      state:,
      resource:,
      response_status:,
      created_at:,
      expires_at:
    )
      super({ operation_id:, key:, state:, resource:, response_status:, created_at:, expires_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("idempotency_key"))
      shape.required(:operation_id, "operationId", shape.text)
      shape.required(:key, "key", shape.text)
      shape.required(:state, "state", shape.text)
      shape.required(:resource, "resource", shape.nullable(shape.model(:ResourceReference)))
      shape.required(:response_status, "responseStatus", shape.nullable(shape.integer))
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:expires_at, "expiresAt", shape.time)
    end
  end
end
