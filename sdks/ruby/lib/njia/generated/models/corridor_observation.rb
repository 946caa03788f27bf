# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One payment of the past, as the routing engine would have observed it.
  class CorridorObservation < Model
    # Rail that carried it.
    # @return [String]
    attr_reader :rail

    # Amount sent, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # ISO 4217 currency of the amount.
    # @return [String]
    attr_reader :currency

    # What the rail charged.
    # @return [Njia::Money]
    attr_reader :cost

    # Exchange margin in basis points.
    # @return [Integer, nil]
    attr_reader :fx_margin_bps

    # Whether the payment reached the recipient.
    # @return [Boolean]
    attr_reader :succeeded

    # Seconds from submission to the final answer.
    # @return [Integer]
    attr_reader :latency_seconds

    # When it was observed; not in the sandbox future.
    # @return [Time]
    attr_reader :observed_at

    # @param rail [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param cost [Njia::Money, Hash]
    # @param succeeded [Boolean]
    # @param latency_seconds [Integer]
    # @param observed_at [Time, String]
    # @param fx_margin_bps [Integer]
    def initialize(
      rail:,
      amount_minor_units:,
      currency:,
      cost:,
      succeeded:,
      latency_seconds:,
      observed_at:,
      fx_margin_bps: OMIT
    )
      super({
        rail:,
        amount_minor_units:,
        currency:,
        cost:,
        succeeded:,
        latency_seconds:,
        observed_at:,
        fx_margin_bps:
      })
    end

    define_shape do |shape|
      shape.required(:rail, "rail", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:cost, "cost", shape.model(:Money))
      shape.optional(:fx_margin_bps, "fxMarginBps", shape.integer)
      shape.required(:succeeded, "succeeded", shape.boolean)
      shape.required(:latency_seconds, "latencySeconds", shape.integer)
      shape.required(:observed_at, "observedAt", shape.time)
    end
  end
end
