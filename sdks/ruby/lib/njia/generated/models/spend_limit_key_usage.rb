# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What one merchant or one category group used of a limit for each of them.
  class SpendLimitKeyUsage < Model
    # Merchant id or category group.
    # @return [String]
    attr_reader :key

    # The member usage.
    # @return [Njia::SpendLimitUsage]
    attr_reader :usage

    # @param key [String]
    # @param usage [Njia::SpendLimitUsage, Hash]
    def initialize(
      key:,
      usage:
    )
      super({ key:, usage: })
    end

    define_shape do |shape|
      shape.required(:key, "key", shape.text)
      shape.required(:usage, "usage", shape.model(:SpendLimitUsage))
    end
  end
end
