# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Postal address.
  class AddressInput < Model
    # Street and number, or the landmark that people go by.
    # @return [String, nil]
    attr_reader :line1

    # Further line.
    # @return [String, nil]
    attr_reader :line2

    # Town or city.
    # @return [String, nil]
    attr_reader :city

    # Region, state or county.
    # @return [String, nil]
    attr_reader :region

    # Postal code; many countries have none.
    # @return [String, nil]
    attr_reader :postal_code

    # The member country.
    # @return [String]
    attr_reader :country

    # @param country [String]
    # @param line1 [String]
    # @param line2 [String]
    # @param city [String]
    # @param region [String]
    # @param postal_code [String]
    def initialize(
      country:,
      line1: OMIT,
      line2: OMIT,
      city: OMIT,
      region: OMIT,
      postal_code: OMIT
    )
      super({ country:, line1:, line2:, city:, region:, postal_code: })
    end

    define_shape do |shape|
      shape.optional(:line1, "line1", shape.text)
      shape.optional(:line2, "line2", shape.text)
      shape.optional(:city, "city", shape.text)
      shape.optional(:region, "region", shape.text)
      shape.optional(:postal_code, "postalCode", shape.text)
      shape.required(:country, "country", shape.text)
    end
  end
end
