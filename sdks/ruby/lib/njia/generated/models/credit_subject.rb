# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The scored person, masked.
  class CreditSubject < Model
    # Phone number; null when the customer has none.
    # @return [String, nil]
    attr_reader :phone

    # The member country.
    # @return [String]
    attr_reader :country

    # Name with most letters hidden.
    # @return [String, nil]
    attr_reader :full_name

    # @param phone [String, nil]
    # @param country [String]
    # @param full_name [String, nil]
    def initialize(
      phone:,
      country:,
      full_name:
    )
      super({ phone:, country:, full_name: })
    end

    define_shape do |shape|
      shape.required(:phone, "phone", shape.nullable(shape.text), sensitive: :last4)
      shape.required(:country, "country", shape.text)
      shape.required(:full_name, "fullName", shape.nullable(shape.text))
    end
  end
end
