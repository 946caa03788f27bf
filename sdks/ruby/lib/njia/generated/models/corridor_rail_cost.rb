# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What one rail really charged on the corridor within the window, and how it did.
  #
  # Observations count less the older they are, half after 6 hours.
  class CorridorRailCost < Model
    # The member rail.
    # @return [String]
    attr_reader :rail

    # Number of observations.
    # @return [Integer]
    attr_reader :sample_size

    # Sum of the weights of the successful observations.
    # @return [Float]
    attr_reader :effective_weight

    # Charges relative to the tariff, drawn towards 1 with the weight of 20 observations.
    # @return [Float]
    attr_reader :cost_index

    # Published price in basis points at the amounts of `bands`.
    # @return [Array<Float>]
    attr_reader :tariff_bps

    # Weighted mean of what was charged in basis points of the amounts; null without observations.
    # @return [Float, nil]
    attr_reader :observed_bps

    # Expected margin on the exchange rate in basis points.
    # @return [Float]
    attr_reader :fx_margin_bps

    # Expected share of attempts that succeed.
    # @return [Float]
    attr_reader :success_rate

    # Median time to completion in seconds.
    # @return [Float]
    attr_reader :p50_seconds

    # Time in seconds within which 95 percent complete.
    # @return [Float]
    attr_reader :p95_seconds

    # The member basis.
    # @return [String]
    attr_reader :basis

    # @param rail [String]
    # @param sample_size [Integer]
    # @param effective_weight [Float, Integer]
    # @param cost_index [Float, Integer]
    # @param tariff_bps [Array<Float, Integer>]
    # @param observed_bps [Float, Integer, nil]
    # @param fx_margin_bps [Float, Integer]
    # @param success_rate [Float, Integer]
    # @param p50_seconds [Float, Integer]
    # @param p95_seconds [Float, Integer]
    # @param basis [String]
    def initialize(
      rail:,
      sample_size:,
      effective_weight:,
      cost_index:,
      tariff_bps:,
      observed_bps:,
      fx_margin_bps:,
      success_rate:,
      p50_seconds:,
      p95_seconds:,
      basis:
    )
      super({
        rail:,
        sample_size:,
        effective_weight:,
        cost_index:,
        tariff_bps:,
        observed_bps:,
        fx_margin_bps:,
        success_rate:,
        p50_seconds:,
        p95_seconds:,
        basis:
      })
    end

    define_shape do |shape|
      shape.required(:rail, "rail", shape.text)
      shape.required(:sample_size, "sampleSize", shape.integer)
      shape.required(:effective_weight, "effectiveWeight", shape.number)
      shape.required(:cost_index, "costIndex", shape.number)
      shape.required(:tariff_bps, "tariffBps", shape.list(shape.number))
      shape.required(:observed_bps, "observedBps", shape.nullable(shape.number))
      shape.required(:fx_margin_bps, "fxMarginBps", shape.number)
      shape.required(:success_rate, "successRate", shape.number)
      shape.required(:p50_seconds, "p50Seconds", shape.number)
      shape.required(:p95_seconds, "p95Seconds", shape.number)
      shape.required(:basis, "basis", shape.text)
    end
  end
end
