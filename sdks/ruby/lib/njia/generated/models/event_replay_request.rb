# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Which events to deliver again.
  class EventReplayRequest < Model
    # From this time on; at most 90 days ago.
    # @return [Time]
    attr_reader :since

    # Up to this time; now if absent.
    # @return [Time, nil]
    attr_reader :until_

    # Only these; what the endpoint subscribes to if absent.
    # @return [Array<String>, nil]
    attr_reader :types

    # Only events that this endpoint never answered with 2xx.
    # @return [Boolean, nil]
    attr_reader :only_undelivered

    # Only count; deliver nothing.
    # @return [Boolean, nil]
    attr_reader :dry_run

    # @param since [Time, String]
    # @param until_ [Time, String]
    # @param types [Array<String>]
    # @param only_undelivered [Boolean]
    # @param dry_run [Boolean]
    def initialize(
      since:,
      until_: OMIT,
      types: OMIT,
      only_undelivered: OMIT,
      dry_run: OMIT
    )
      super({ since:, until_:, types:, only_undelivered:, dry_run: })
    end

    define_shape do |shape|
      shape.required(:since, "since", shape.time)
      shape.optional(:until_, "until", shape.time)
      shape.optional(:types, "types", shape.list(shape.text))
      shape.optional(:only_undelivered, "onlyUndelivered", shape.boolean)
      shape.optional(:dry_run, "dryRun", shape.boolean)
    end
  end
end
