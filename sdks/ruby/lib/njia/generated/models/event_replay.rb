# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a replay delivers.
  class EventReplay < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # The endpoint.
    # @return [String]
    attr_reader :endpoint_id

    # True if nothing is delivered.
    # @return [Boolean]
    attr_reader :dry_run

    # Number of matching events.
    # @return [Integer]
    attr_reader :count

    # From this time on.
    # @return [Time]
    attr_reader :since

    # Up to this time.
    # @return [Time]
    attr_reader :until_

    # Selected types.
    # @return [Array<String>]
    attr_reader :types

    # Whether delivered events are left out.
    # @return [Boolean]
    attr_reader :only_undelivered

    # @param endpoint_id [String]
    # @param dry_run [Boolean]
    # @param count [Integer]
    # @param since [Time, String]
    # @param until_ [Time, String]
    # @param types [Array<String>]
    # @param only_undelivered [Boolean]
    def initialize(
      endpoint_id:,
      dry_run:,
      count:,
      since:,
      until_:,
      types:,
      only_undelivered:
    )
      super({ endpoint_id:, dry_run:, count:, since:, until_:, types:, only_undelivered: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("event_replay"))
      shape.required(:endpoint_id, "endpointId", shape.text)
      shape.required(:dry_run, "dryRun", shape.boolean)
      shape.required(:count, "count", shape.integer)
      shape.required(:since, "since", shape.time)
      shape.required(:until_, "until", shape.time)
      shape.required(:types, "types", shape.list(shape.text))
      shape.required(:only_undelivered, "onlyUndelivered", shape.boolean)
    end
  end
end
