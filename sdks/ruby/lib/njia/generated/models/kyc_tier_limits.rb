# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the tier allows.
  #
  # Null means no limit.
  class KycTierLimits < Model
    # Most per day.
    # @return [Njia::Money, nil]
    attr_reader :daily

    # Most per payment.
    # @return [Njia::Money, nil]
    attr_reader :single

    # Highest balance.
    # @return [Njia::Money, nil]
    attr_reader :balance

    # @param daily [Njia::Money, Hash, nil]
    # @param single [Njia::Money, Hash, nil]
    # @param balance [Njia::Money, Hash, nil]
    def initialize(
      daily:,
      single:,
      balance:
    )
      super({ daily:, single:, balance: })
    end

    define_shape do |shape|
      shape.required(:daily, "daily", shape.nullable(shape.model(:Money)))
      shape.required(:single, "single", shape.nullable(shape.model(:Money)))
      shape.required(:balance, "balance", shape.nullable(shape.model(:Money)))
    end
  end
end
