# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The wallet to collect from.
  #
  # Amount, currency and reference come from the widget.
  class ClientPaymentRequest < Model
    # Number of the visitor's wallet.
    # @return [String]
    attr_reader :msisdn

    # Wallet; found from the number if absent.
    # @return [String, nil]
    attr_reader :provider

    # Country of the wallet; found from the number if absent.
    # @return [String, nil]
    attr_reader :country

    # Name of the wallet's holder.
    # @return [String, nil]
    attr_reader :holder_name

    # Amount in minor units; only if the widget does not lock it.
    # @return [Integer, nil]
    attr_reader :amount_minor_units

    # Quote that the visitor agreed to.
    # @return [String, nil]
    attr_reader :quote_id

    # @param msisdn [String]
    # @param provider [String]
    # @param country [String]
    # @param holder_name [String]
    # @param amount_minor_units [Integer]
    # @param quote_id [String]
    def initialize(
      msisdn:,
      provider: OMIT,
      country: OMIT,
      holder_name: OMIT,
      amount_minor_units: OMIT,
      quote_id: OMIT
    )
      super({ msisdn:, provider:, country:, holder_name:, amount_minor_units:, quote_id: })
    end

    define_shape do |shape|
      shape.required(:msisdn, "msisdn", shape.text)
      shape.optional(:provider, "provider", shape.text)
      shape.optional(:country, "country", shape.text)
      shape.optional(:holder_name, "holderName", shape.text)
      shape.optional(:amount_minor_units, "amountMinorUnits", shape.integer)
      shape.optional(:quote_id, "quoteId", shape.text)
    end
  end
end
