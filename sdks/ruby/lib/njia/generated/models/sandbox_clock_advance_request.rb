# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How far to move the clock.
  class SandboxClockAdvanceRequest < Model
    # Seconds to move forward, at most 366 days.
    # @return [Integer]
    attr_reader :seconds

    # @param seconds [Integer]
    def initialize(
      seconds:
    )
      super({ seconds: })
    end

    define_shape do |shape|
      shape.required(:seconds, "seconds", shape.integer)
    end
  end
end
