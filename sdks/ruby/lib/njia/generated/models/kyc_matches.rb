# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The facts, compared with what the authority holds.
  class KycMatches < Model
    # The member given names.
    # @return [String]
    attr_reader :given_names

    # The member last name.
    # @return [String]
    attr_reader :last_name

    # Whether the date of birth fits; not the date itself.
    # @return [String]
    attr_reader :date_of_birth

    # The member phone.
    # @return [String]
    attr_reader :phone

    # @param given_names [String]
    # @param last_name [String]
    # @param date_of_birth [String]
    # @param phone [String]
    def initialize(
      given_names:,
      last_name:,
      date_of_birth:,
      phone:
    )
      super({ given_names:, last_name:, date_of_birth:, phone: })
    end

    define_shape do |shape|
      shape.required(:given_names, "givenNames", shape.text)
      shape.required(:last_name, "lastName", shape.text)
      shape.required(:date_of_birth, "dateOfBirth", shape.text)
      shape.required(:phone, "phone", shape.text)
    end
  end
end
