# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The merchant of an authorization.
  class CardMerchant < Model
    # Id of the merchant.
    # @return [String]
    attr_reader :id

    # Name of the merchant.
    # @return [String]
    attr_reader :name

    # Merchant category code (ISO 18245).
    # @return [String]
    attr_reader :category_code

    # Category group of the code.
    # @return [String]
    attr_reader :category

    # City of the merchant.
    # @return [String, nil]
    attr_reader :city

    # The member country.
    # @return [String]
    attr_reader :country

    # @param id [String]
    # @param name [String]
    # @param category_code [String]
    # @param category [String]
    # @param city [String, nil]
    # @param country [String]
    def initialize(
      id:,
      name:,
      category_code:,
      category:,
      city:,
      country:
    )
      super({ id:, name:, category_code:, category:, city:, country: })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:category_code, "categoryCode", shape.text)
      shape.required(:category, "category", shape.text)
      shape.required(:city, "city", shape.nullable(shape.text))
      shape.required(:country, "country", shape.text)
    end
  end
end
