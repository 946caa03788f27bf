# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The deprecated flat webhook payload: the members of the resource itself at top level, beside three members about
  # the event.
  #
  # It has no `data`, no `sequence` and no former values. Its deliveries carry the headers `Deprecation` and `Sunset`.
  # @deprecated since 2026-03-01; use Event; it ends on 2027-06-01.
  class FlatEvent < Model
    # What happened.
    # @return [String]
    attr_reader :event

    # Id of the event.
    # @return [String]
    attr_reader :event_id

    # When it happened (UTC).
    # @return [Time]
    attr_reader :event_timestamp

    # Id of the resource.
    # @return [String]
    attr_reader :id

    # Type of the resource.
    # @return [String]
    attr_reader :object

    # @param event [String]
    # @param event_id [String]
    # @param event_timestamp [Time, String]
    # @param id [String]
    # @param object [String]
    def initialize(
      event:,
      event_id:,
      event_timestamp:,
      id:,
      object:
    )
      super({ event:, event_id:, event_timestamp:, id:, object: })
    end

    define_shape do |shape|
      shape.required(:event, "event", shape.text)
      shape.required(:event_id, "eventId", shape.text)
      shape.required(:event_timestamp, "eventTimestamp", shape.time)
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.text)
    end
  end
end
