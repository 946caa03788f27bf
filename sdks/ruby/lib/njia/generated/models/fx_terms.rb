# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Terms of the currency exchange.
  class FxTerms < Model
    # The member rate.
    # @return [String]
    attr_reader :rate

    # The member base currency.
    # @return [String]
    attr_reader :base_currency

    # The member quote currency.
    # @return [String]
    attr_reader :quote_currency

    # Margin inside `rate` in basis points.
    # @return [Float]
    attr_reader :margin_bps

    # When the rate was fixed.
    # @return [Time]
    attr_reader :quoted_at

    # @param rate [String, Integer]
    # @param base_currency [String]
    # @param quote_currency [String]
    # @param margin_bps [Float, Integer]
    # @param quoted_at [Time, String]
    def initialize(
      rate:,
      base_currency:,
      quote_currency:,
      margin_bps:,
      quoted_at:
    )
      super({ rate:, base_currency:, quote_currency:, margin_bps:, quoted_at: })
    end

    define_shape do |shape|
      shape.required(:rate, "rate", shape.decimal)
      shape.required(:base_currency, "baseCurrency", shape.text)
      shape.required(:quote_currency, "quoteCurrency", shape.text)
      shape.required(:margin_bps, "marginBps", shape.number)
      shape.required(:quoted_at, "quotedAt", shape.time)
    end
  end
end
