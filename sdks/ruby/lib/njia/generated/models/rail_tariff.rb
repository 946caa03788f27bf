# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Published price of the rail: a fixed part, basis points of the amount, a minimum and a cap.
  class RailTariff < Model
    # The member fixed.
    # @return [Njia::Money]
    attr_reader :fixed

    # Basis points of the amount.
    # @return [Float]
    attr_reader :bps

    # Smallest fee; null without one.
    # @return [Njia::Money, nil]
    attr_reader :min

    # Largest fee; null without one.
    # @return [Njia::Money, nil]
    attr_reader :cap

    # Margin on the exchange rate in basis points.
    # @return [Float]
    attr_reader :fx_margin_bps

    # @param fixed [Njia::Money, Hash]
    # @param bps [Float, Integer]
    # @param min [Njia::Money, Hash, nil]
    # @param cap [Njia::Money, Hash, nil]
    # @param fx_margin_bps [Float, Integer]
    def initialize(
      fixed:,
      bps:,
      min:,
      cap:,
      fx_margin_bps:
    )
      super({ fixed:, bps:, min:, cap:, fx_margin_bps: })
    end

    define_shape do |shape|
      shape.required(:fixed, "fixed", shape.model(:Money))
      shape.required(:bps, "bps", shape.number)
      shape.required(:min, "min", shape.nullable(shape.model(:Money)))
      shape.required(:cap, "cap", shape.nullable(shape.model(:Money)))
      shape.required(:fx_margin_bps, "fxMarginBps", shape.number)
    end
  end
end
