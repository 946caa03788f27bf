# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A supported currency.
  #
  # The number of minor-unit digits is that of ISO 4217.
  class CurrencyInfo < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # The member code.
    # @return [String]
    attr_reader :code

    # English name.
    # @return [String]
    attr_reader :name

    # Decimal digits between major and minor unit: 0 for XAF, 2 for KES, 3 for TND.
    # @return [Integer]
    attr_reader :minor_unit_digits

    # Countries whose main currency it is.
    # @return [Array<String>]
    attr_reader :countries

    # @param code [String]
    # @param name [String]
    # @param minor_unit_digits [Integer]
    # @param countries [Array<String>]
    def initialize(
      code:,
      name:,
      minor_unit_digits:,
      countries:
    )
      super({ code:, name:, minor_unit_digits:, countries: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("currency"))
      shape.required(:code, "code", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:minor_unit_digits, "minorUnitDigits", shape.integer)
      shape.required(:countries, "countries", shape.list(shape.text))
    end
  end
end
