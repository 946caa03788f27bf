# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Your use of deprecated things in the last 30 days.
  class DeprecationUsage < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # True for live data, false for test data.
    # @return [Boolean]
    attr_reader :livemode

    # Start of the period.
    # @return [Time]
    attr_reader :from

    # End of the period.
    # @return [Time]
    attr_reader :until_

    # One item per deprecated thing that was used, most used first.
    # @return [Array<Njia::DeprecationUsageItem>]
    attr_reader :usage

    # @param livemode [Boolean]
    # @param from [Time, String]
    # @param until_ [Time, String]
    # @param usage [Array<Njia::DeprecationUsageItem, Hash>]
    def initialize(
      livemode:,
      from:,
      until_:,
      usage:
    )
      super({ livemode:, from:, until_:, usage: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("deprecation_usage"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:from, "from", shape.time)
      shape.required(:until_, "until", shape.time)
      shape.required(:usage, "usage", shape.list(shape.model(:DeprecationUsageItem)))
    end
  end
end
