# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # How to show amounts of a currency.
  class ClientCurrency < Model
    # The member code.
    # @return [String]
    attr_reader :code

    # Digits after the decimal point (ISO 4217).
    # @return [Integer]
    attr_reader :minor_unit_digits

    # @param code [String]
    # @param minor_unit_digits [Integer]
    def initialize(
      code:,
      minor_unit_digits:
    )
      super({ code:, minor_unit_digits: })
    end

    define_shape do |shape|
      shape.required(:code, "code", shape.text)
      shape.required(:minor_unit_digits, "minorUnitDigits", shape.integer)
    end
  end
end
