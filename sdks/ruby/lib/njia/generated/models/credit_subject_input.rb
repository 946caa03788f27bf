# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The person to score, when there is no customer.
  class CreditSubjectInput < Model
    # Phone number of the wallet.
    # @return [String]
    attr_reader :phone

    # The member country.
    # @return [String]
    attr_reader :country

    # Full name.
    # @return [String, nil]
    attr_reader :full_name

    # Date of birth.
    # @return [Date, nil]
    attr_reader :date_of_birth

    # @param phone [String]
    # @param country [String]
    # @param full_name [String]
    # @param date_of_birth [Date, String]
    def initialize(
      phone:,
      country:,
      full_name: OMIT,
      date_of_birth: OMIT
    )
      super({ phone:, country:, full_name:, date_of_birth: })
    end

    define_shape do |shape|
      shape.required(:phone, "phone", shape.text, sensitive: :last4)
      shape.required(:country, "country", shape.text)
      shape.optional(:full_name, "fullName", shape.text)
      shape.optional(:date_of_birth, "dateOfBirth", shape.date, sensitive: :all)
    end
  end
end
