# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A pair of countries and currencies between which payments run.
  class Corridor < Model
    # The member id.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member source country.
    # @return [String]
    attr_reader :source_country

    # The member destination country.
    # @return [String]
    attr_reader :destination_country

    # The member source currency.
    # @return [String]
    attr_reader :source_currency

    # The member destination currency.
    # @return [String]
    attr_reader :destination_currency

    # Rails that serve it.
    # @return [Array<String>]
    attr_reader :rails

    # Whether payments are accepted.
    # @return [Boolean]
    attr_reader :active

    # @param id [String]
    # @param source_country [String]
    # @param destination_country [String]
    # @param source_currency [String]
    # @param destination_currency [String]
    # @param rails [Array<String>]
    # @param active [Boolean]
    def initialize(
      id:,
      source_country:,
      destination_country:,
      source_currency:,
      destination_currency:,
      rails:,
      active:
    )
      super({
        id:,
        source_country:,
        destination_country:,
        source_currency:,
        destination_currency:,
        rails:,
        active:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("corridor"))
      shape.required(:source_country, "sourceCountry", shape.text)
      shape.required(:destination_country, "destinationCountry", shape.text)
      shape.required(:source_currency, "sourceCurrency", shape.text)
      shape.required(:destination_currency, "destinationCurrency", shape.text)
      shape.required(:rails, "rails", shape.list(shape.text))
      shape.required(:active, "active", shape.boolean)
    end
  end
end
