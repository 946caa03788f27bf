# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Postal address as stored.
  class Address < Model
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

    # @param line1 [String, nil]
    # @param line2 [String, nil]
    # @param city [String, nil]
    # @param region [String, nil]
    # @param postal_code [String, nil]
    # @param country [String]
    def initialize(
      line1:,
      line2:,
      city:,
      region:,
      postal_code:,
      country:
    )
      super({ line1:, line2:, city:, region:, postal_code:, country: })
    end

    define_shape do |shape|
      shape.required(:line1, "line1", shape.nullable(shape.text))
      shape.required(:line2, "line2", shape.nullable(shape.text))
      shape.required(:city, "city", shape.nullable(shape.text))
      shape.required(:region, "region", shape.nullable(shape.text))
      shape.required(:postal_code, "postalCode", shape.nullable(shape.text))
      shape.required(:country, "country", shape.text)
    end
  end
end
