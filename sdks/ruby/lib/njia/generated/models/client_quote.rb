# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a payment would cost the visitor.
  #
  # It is firm until it expires.
  class ClientQuote < Model
    # The kind of this object.
    # @return [String]
    attr_reader :object

    # Give it when paying.
    # @return [String]
    attr_reader :id

    # Amount, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # ISO 4217 currency of the amount.
    # @return [String]
    attr_reader :currency

    # Fee that the visitor bears; 0 if the business bears it.
    # @return [Njia::Money]
    attr_reader :fee

    # What the wallet is charged.
    # @return [Njia::Money]
    attr_reader :total

    # The member provider.
    # @return [String]
    attr_reader :provider

    # The member rail.
    # @return [String]
    attr_reader :rail

    # Until when it holds.
    # @return [Time]
    attr_reader :expires_at

    # @param id [String]
    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param fee [Njia::Money, Hash]
    # @param total [Njia::Money, Hash]
    # @param provider [String]
    # @param rail [String]
    # @param expires_at [Time, String]
    def initialize(
      id:,
      amount_minor_units:,
      currency:,
      fee:,
      total:,
      provider:,
      rail:,
      expires_at:
    )
      super({ id:, amount_minor_units:, currency:, fee:, total:, provider:, rail:, expires_at: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("client_quote"))
      shape.required(:id, "id", shape.text)
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:fee, "fee", shape.model(:Money))
      shape.required(:total, "total", shape.model(:Money))
      shape.required(:provider, "provider", shape.text)
      shape.required(:rail, "rail", shape.text)
      shape.required(:expires_at, "expiresAt", shape.time)
    end
  end
end
