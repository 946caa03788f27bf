# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The clock that all due times of this tenant's test mode follow.
  #
  # Deadlines of keys and logins never follow it.
  class SandboxClock < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Whether test mode follows real time or a virtual one.
    # @return [String]
    attr_reader :mode

    # The time test mode believes it is.
    # @return [Time]
    attr_reader :now

    # True if the virtual clock stands still between advances; false if it runs on at real speed.
    # @return [Boolean]
    attr_reader :frozen

    # Virtual time minus real time, in seconds; 0 while the mode is `real`.
    # @return [Integer]
    attr_reader :offset_seconds

    # Real time of the last change of the clock; null if it was never changed.
    # @return [Time, nil]
    attr_reader :set_at

    # @param mode [String]
    # @param now [Time, String]
    # @param frozen [Boolean]
    # @param offset_seconds [Integer]
    # @param set_at [Time, String, nil]
    def initialize(
      mode:,
      now:,
      frozen:,
      offset_seconds:,
      set_at:
    )
      super({ mode:, now:, frozen:, offset_seconds:, set_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("sandbox_clock"))
      shape.required(:mode, "mode", shape.text)
      shape.required(:now, "now", shape.time)
      shape.required(:frozen, "frozen", shape.boolean)
      shape.required(:offset_seconds, "offsetSeconds", shape.integer)
      shape.required(:set_at, "setAt", shape.nullable(shape.time))
    end
  end
end
