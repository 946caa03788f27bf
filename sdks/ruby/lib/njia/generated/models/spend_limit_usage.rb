# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What was used of a limit in the current window.
  class SpendLimitUsage < Model
    # Start of the window; null for `per_authorization` and `all_time`.
    # @return [Time, nil]
    attr_reader :window_start

    # End of the window; null for `per_authorization` and `all_time`.
    # @return [Time, nil]
    attr_reader :window_end

    # Captured in the window.
    # @return [Njia::Money]
    attr_reader :spent

    # Approved and not yet captured.
    # @return [Njia::Money]
    attr_reader :held

    # What is left, 0 if the limit was lowered below what is spent; null without an amount.
    # @return [Njia::Money, nil]
    attr_reader :remaining

    # Authorizations counted in the window.
    # @return [Integer]
    attr_reader :count

    # Authorizations left; null without a count.
    # @return [Integer, nil]
    attr_reader :remaining_count

    # @param window_start [Time, String, nil]
    # @param window_end [Time, String, nil]
    # @param spent [Njia::Money, Hash]
    # @param held [Njia::Money, Hash]
    # @param remaining [Njia::Money, Hash, nil]
    # @param count [Integer]
    # @param remaining_count [Integer, nil]
    def initialize(
      window_start:,
      window_end:,
      spent:,
      held:,
      remaining:,
      count:,
      remaining_count:
    )
      super({ window_start:, window_end:, spent:, held:, remaining:, count:, remaining_count: })
    end

    define_shape do |shape|
      shape.required(:window_start, "windowStart", shape.nullable(shape.time))
      shape.required(:window_end, "windowEnd", shape.nullable(shape.time))
      shape.required(:spent, "spent", shape.model(:Money))
      shape.required(:held, "held", shape.model(:Money))
      shape.required(:remaining, "remaining", shape.nullable(shape.model(:Money)))
      shape.required(:count, "count", shape.integer)
      shape.required(:remaining_count, "remainingCount", shape.nullable(shape.integer))
    end
  end
end
