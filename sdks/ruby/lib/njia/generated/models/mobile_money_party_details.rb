# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A mobile-money wallet as answers show it.
  class MobileMoneyPartyDetails < Model
    include PartyDetails

    # Kind of party.
    # @return [String]
    attr_reader :type

    # The member msisdn.
    # @return [String]
    attr_reader :msisdn

    # Mobile-money provider; null while it is not known.
    # @return [String, nil]
    attr_reader :provider

    # The member country.
    # @return [String]
    attr_reader :country

    # Name of the wallet's holder.
    # @return [String, nil]
    attr_reader :holder_name

    # @param msisdn [String]
    # @param provider [String, nil]
    # @param country [String]
    # @param holder_name [String, nil]
    def initialize(
      msisdn:,
      provider:,
      country:,
      holder_name:
    )
      super({ msisdn:, provider:, country:, holder_name: })
    end

    define_shape do |shape|
      shape.required(:type, "type", shape.constant("mobile_money"))
      shape.required(:msisdn, "msisdn", shape.text)
      shape.required(:provider, "provider", shape.nullable(shape.text))
      shape.required(:country, "country", shape.text)
      shape.required(:holder_name, "holderName", shape.nullable(shape.text))
    end
  end
end
