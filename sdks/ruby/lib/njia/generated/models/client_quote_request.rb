# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The wallet to pay from.
  class ClientQuoteRequest < Model
    # Number of the visitor's wallet.
    # @return [String]
    attr_reader :msisdn

    # Wallet; found from the number if absent.
    # @return [String, nil]
    attr_reader :provider

    # Country of the wallet; found from the number if absent.
    # @return [String, nil]
    attr_reader :country

    # Amount in minor units; only if the widget does not lock it.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # @param msisdn [String]
    # @param provider [String]
    # @param country [String]
    # @param amount_minor_units [Integer]
    def initialize(
      msisdn:,
      provider: OMIT,
      country: OMIT,
      amount_minor_units: OMIT
    )
      super({ msisdn:, provider:, country:, amount_minor_units: })
    end

    define_shape do |shape|
      shape.required(:msisdn, "msisdn", shape.text)
      shape.optional(:provider, "provider", shape.text)
      shape.optional(:country, "country", shape.text)
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
    end
  end
end
