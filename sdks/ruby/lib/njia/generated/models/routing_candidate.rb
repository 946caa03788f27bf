# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One rail as the routing saw it, with its figures or the reasons why it was out.
  class RoutingCandidate < Model
    # The member rail.
    # @return [String]
    attr_reader :rail

    # Whether the rail can serve the request.
    # @return [Boolean]
    attr_reader :eligible

    # Place among the eligible rails; null for others.
    # @return [Integer, nil]
    attr_reader :rank

    # Score in basis points, lower is better; null for rails that are not eligible.
    # @return [Float, nil]
    attr_reader :score

    # Fee that the payment would pay; null where it cannot be estimated.
    # @return [Njia::Money, nil]
    attr_reader :estimated_fee

    # Fee and FX margin together as basis points of the amount.
    # @return [Float, nil]
    attr_reader :cost_bps

    # What the rail really charged in the last 24 hours relative to its tariff; 1 is as published.
    # @return [Float, nil]
    attr_reader :cost_index

    # The member cost basis.
    # @return [String]
    attr_reader :cost_basis

    # The member confidence.
    # @return [String]
    attr_reader :confidence

    # Number of observations in the window.
    # @return [Integer]
    attr_reader :sample_size

    # Expected share of attempts that succeed.
    # @return [Float, nil]
    attr_reader :success_rate

    # Median time to completion in seconds.
    # @return [Float, nil]
    attr_reader :p50_seconds

    # Time in seconds within which 95 percent complete.
    # @return [Float, nil]
    attr_reader :p95_seconds

    # Why the rail is out; empty for eligible rails.
    # @return [Array<String>]
    attr_reader :exclusion_reasons

    # @param rail [String]
    # @param eligible [Boolean]
    # @param rank [Integer, nil]
    # @param score [Float, Integer, nil]
    # @param estimated_fee [Njia::Money, Hash, nil]
    # @param cost_bps [Float, Integer, nil]
    # @param cost_index [Float, Integer, nil]
    # @param cost_basis [String]
    # @param confidence [String]
    # @param sample_size [Integer]
    # @param success_rate [Float, Integer, nil]
    # @param p50_seconds [Float, Integer, nil]
    # @param p95_seconds [Float, Integer, nil]
    # @param exclusion_reasons [Array<String>]
    def initialize(
      rail:,
      eligible:,
      rank:,
      score:,
      estimated_fee:,
      cost_bps:,
      cost_index:,
      cost_basis:,
      confidence:,
      sample_size:,
      success_rate:,
      p50_seconds:,
      p95_seconds:,
      exclusion_reasons:
    )
      super({
        rail:,
        eligible:,
        rank:,
        score:,
        estimated_fee:,
        cost_bps:,
        cost_index:,
        cost_basis:,
        confidence:,
        sample_size:,
        success_rate:,
        p50_seconds:,
        p95_seconds:,
        exclusion_reasons:
      })
    end

    define_shape do |shape|
      shape.required(:rail, "rail", shape.text)
      shape.required(:eligible, "eligible", shape.boolean)
      shape.required(:rank, "rank", shape.nullable(shape.integer))
      shape.required(:score, "score", shape.nullable(shape.number))
      shape.required(:estimated_fee, "estimatedFee", shape.nullable(shape.model(:Money)))
      shape.required(:cost_bps, "costBps", shape.nullable(shape.number))
      shape.required(:cost_index, "costIndex", shape.nullable(shape.number))
      shape.required(:cost_basis, "costBasis", shape.text)
      shape.required(:confidence, "confidence", shape.text)
      shape.required(:sample_size, "sampleSize", shape.integer)
      shape.required(:success_rate, "successRate", shape.nullable(shape.number))
      shape.required(:p50_seconds, "p50Seconds", shape.nullable(shape.number))
      shape.required(:p95_seconds, "p95Seconds", shape.nullable(shape.number))
      shape.required(:exclusion_reasons, "exclusionReasons", shape.list(shape.text))
    end
  end
end
