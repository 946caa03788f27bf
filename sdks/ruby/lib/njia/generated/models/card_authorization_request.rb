# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A purchase that a merchant wants to make with the card.
  class CardAuthorizationRequest < Model
    # Amount in the merchant's currency, in minor units.
    # @return [Integer]
    attr_reader :amount_minor_units

    # The merchant's currency; converted to that of the card, rounded up.
    # @return [String]
    attr_reader :currency

    # The member merchant.
    # @return [Njia::CardMerchantInput]
    attr_reader :merchant

    # Id of the purchase at the card network; tells a repeat from a second purchase.
    # @return [String, nil]
    attr_reader :network_id

    # Security code that was entered; checked if given.
    # @return [String, nil]
    attr_reader :cvc

    # Month of expiry that was entered; checked if given.
    # @return [Integer, nil]
    attr_reader :exp_month

    # Year of expiry that was entered; checked if given.
    # @return [Integer, nil]
    attr_reader :exp_year

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param amount_minor_units [Integer]
    # @param currency [String]
    # @param merchant [Njia::CardMerchantInput, Hash]
    # @param network_id [String]
    # @param cvc [String]
    # @param exp_month [Integer]
    # @param exp_year [Integer]
    # @param metadata [Hash{String => String}]
    def initialize(
      amount_minor_units:,
      currency:,
      merchant:,
      network_id: OMIT,
      cvc: OMIT,
      exp_month: OMIT,
      exp_year: OMIT,
      metadata: OMIT
    )
      super({ amount_minor_units:, currency:, merchant:, network_id:, cvc:, exp_month:, exp_year:, metadata: })
    end

    define_shape do |shape|
      shape.required(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.required(:currency, "currency", shape.text)
      shape.required(:merchant, "merchant", shape.model(:CardMerchantInput))
      shape.optional(:network_id, "networkId", shape.text)
      shape.optional(:cvc, "cvc", shape.text, sensitive: :all)
      shape.optional(:exp_month, "expMonth", shape.integer)
      shape.optional(:exp_year, "expYear", shape.integer)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
