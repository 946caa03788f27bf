# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Network that the order came from.
  class FraudNetworkInput < Model
    # IPv4 or IPv6 address.
    # @return [String, nil]
    attr_reader :ip

    # Number of the autonomous system.
    # @return [Integer, nil]
    attr_reader :asn

    # The member country.
    # @return [String, nil]
    attr_reader :country

    # Whether the address belongs to a VPN or proxy.
    # @return [Boolean, nil]
    attr_reader :vpn

    # @param ip [String]
    # @param asn [Integer]
    # @param country [String]
    # @param vpn [Boolean]
    def initialize(
      ip: OMIT,
      asn: OMIT,
      country: OMIT,
      vpn: OMIT
    )
      super({ ip:, asn:, country:, vpn: })
    end

    define_shape do |shape|
      shape.optional(:ip, "ip", shape.text)
      shape.optional(:asn, "asn", shape.integer)
      shape.optional(:country, "country", shape.text)
      shape.optional(:vpn, "vpn", shape.boolean)
    end
  end
end
