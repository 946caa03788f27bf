# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The time to set.
  #
  # The clock moves forward only, so that nothing that already happened becomes future.
  class SandboxClockSetRequest < Model
    # New virtual time; not earlier than the current sandbox time.
    # @return [Time]
    attr_reader :now

    # True makes the clock stand still at `now`; false lets it run on at real speed.
    # @return [Boolean, nil]
    attr_reader :frozen

    # @param now [Time, String]
    # @param frozen [Boolean]
    def initialize(
      now:,
      frozen: OMIT
    )
      super({ now:, frozen: })
    end

    define_shape do |shape|
      shape.required(:now, "now", shape.time)
      shape.optional(:frozen, "frozen", shape.boolean)
    end
  end
end
