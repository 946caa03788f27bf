# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How the rail is chosen when `rail` is `auto`, and whether another rail may stand in after a failure.
  class RoutingPreference < Model
    # What the choice favours.
    # @return [String, nil]
    attr_reader :strategy

    # Only these rails may be chosen.
    # @return [Array<String>, nil]
    attr_reader :allow_rails

    # These rails may not be chosen.
    # @return [Array<String>, nil]
    attr_reader :exclude_rails

    # Highest fee to accept, in the currency of the fee; null for no limit.
    #
    # When every rail costs more, the answer is 422 `max_fee_exceeded`.
    # @return [Njia::Money, nil]
    attr_reader :max_fee

    # Whether the next ranked rail is tried after a rail answered that nothing was executed.
    # @return [Boolean, nil]
    attr_reader :failover

    # How many different rails may be tried.
    # @return [Integer, nil]
    attr_reader :max_rails

    # @param strategy [String]
    # @param allow_rails [Array<String>]
    # @param exclude_rails [Array<String>]
    # @param max_fee [Njia::Money, Hash, nil]
    # @param failover [Boolean]
    # @param max_rails [Integer]
    def initialize(
      strategy: OMIT,
      allow_rails: OMIT,
      exclude_rails: OMIT,
      max_fee: OMIT,
      failover: OMIT,
      max_rails: OMIT
    )
      super({ strategy:, allow_rails:, exclude_rails:, max_fee:, failover:, max_rails: })
    end

    define_shape do |shape|
      shape.optional(:strategy, "strategy", shape.text)
      shape.optional(:allow_rails, "allowRails", shape.list(shape.text))
      shape.optional(:exclude_rails, "excludeRails", shape.list(shape.text))
      shape.optional(:max_fee, "maxFee", shape.nullable(shape.model(:Money)))
      shape.optional(:failover, "failover", shape.boolean)
      shape.optional(:max_rails, "maxRails", shape.integer)
    end
  end
end
