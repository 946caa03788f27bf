# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A mobile-money wallet.
  class MobileMoneyParty < Model
    include Party

    # Kind of party.
    # @return [String]
    attr_reader :type

    # The member msisdn.
    # @return [String]
    attr_reader :msisdn

    # The member provider.
    # @return [String, nil]
    attr_reader :provider

    # The member country.
    # @return [String]
    attr_reader :country

    # Name of the wallet's holder; compared where the provider allows it.
    # @return [String, nil]
    attr_reader :holder_name

    # @param msisdn [String]
    # @param country [String]
    # @param provider [String]
    # @param holder_name [String]
    def initialize(
      msisdn:,
      country:,
      provider: OMIT,
      holder_name: OMIT
    )
      super({ msisdn:, country:, provider:, holder_name: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.constant("mobile_money"))
      shape.required(:msisdn, "msisdn", shape.text)
      shape.optional(:provider, "provider", shape.text)
      shape.required(:country, "country", shape.text)
      shape.optional(:holder_name, "holderName", shape.text)
    end
  end
end
