# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The delivery of one event to one endpoint: up to ten attempts over about 75.6 hours.
  class Delivery < Model
    # Id of the delivery.
    # @return [String]
    attr_reader :id

    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # When it was created (UTC).
    # @return [Time]
    attr_reader :created_at

    # When it last changed (UTC).
    # @return [Time]
    attr_reader :updated_at

    # Counts the state changes of this resource, from 1.
    # @return [Integer]
    attr_reader :version

    # The event.
    # @return [String]
    attr_reader :event_id

    # The member event type.
    # @return [String]
    attr_reader :event_type

    # The endpoint.
    # @return [String]
    attr_reader :endpoint_id

    # The member status.
    # @return [String]
    attr_reader :status

    # Attempts made.
    # @return [Integer]
    attr_reader :attempt_count

    # When the next attempt is due; null if none is.
    # @return [Time, nil]
    attr_reader :next_attempt_at

    # The attempts, oldest first.
    # @return [Array<Njia::DeliveryAttempt>]
    attr_reader :attempts

    # @param id [String]
    # @param livemode [Boolean]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param version [Integer]
    # @param event_id [String]
    # @param event_type [String]
    # @param endpoint_id [String]
    # @param status [String]
    # @param attempt_count [Integer]
    # @param next_attempt_at [Time, String, nil]
    # @param attempts [Array<Njia::DeliveryAttempt, Hash>]
    def initialize(
      id:,
      livemode:,
      created_at:,
      updated_at:,
      version:,
      event_id:,
      event_type:,
      endpoint_id:,
      status:,
      attempt_count:,
      next_attempt_at:,
      attempts:
    )
      super({
        id:,
        livemode:,
        created_at:,
        updated_at:,
        version:,
        event_id:,
        event_type:,
        endpoint_id:,
        status:,
        attempt_count:,
        next_attempt_at:,
        attempts:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("delivery"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:version, "version", shape.integer)
      shape.required(:event_id, "eventId", shape.text)
      shape.required(:event_type, "eventType", shape.text)
      shape.required(:endpoint_id, "endpointId", shape.text)
      shape.required(:status, "status", shape.text)
      shape.required(:attempt_count, "attemptCount", shape.integer)
      shape.required(:next_attempt_at, "nextAttemptAt", shape.nullable(shape.time))
      shape.required(:attempts, "attempts", shape.list(shape.model(:DeliveryAttempt)))
    end
  end
end
