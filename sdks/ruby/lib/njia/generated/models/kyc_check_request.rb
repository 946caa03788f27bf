# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The person and the identity number to check.
  # @deprecated since 2026-03-01; use KycScoreRequest; it ends on 2027-06-01.
  class KycCheckRequest < Model
    # First names.
    # @return [String]
    attr_reader :first_name

    # Family name.
    # @return [String]
    attr_reader :last_name

    # Date of birth.
    # @return [Date, nil]
    attr_reader :date_of_birth

    # Country that issued the number.
    # @return [String]
    attr_reader :country

    # The member id type.
    # @return [String]
    attr_reader :id_type

    # The number.
    # @return [String]
    attr_reader :id_number

    # The member phone.
    # @return [String, nil]
    attr_reader :phone

    # @param first_name [String]
    # @param last_name [String]
    # @param country [String]
    # @param id_type [String]
    # @param id_number [String]
    # @param date_of_birth [Date, String]
    # @param phone [String]
    def initialize(
      first_name:,
      last_name:,
      country:,
      id_type:,
      id_number:,
      date_of_birth: OMIT,
      phone: OMIT
    )
      super({ first_name:, last_name:, country:, id_type:, id_number:, date_of_birth:, phone: })
    end

    define_shape do |shape|
      shape.required(:first_name, "firstName", shape.text)
      shape.required(:last_name, "lastName", shape.text)
      shape.optional(:date_of_birth, "dateOfBirth", shape.date, sensitive: :all)
      shape.required(:country, "country", shape.text)
      shape.required(:id_type, "idType", shape.text)
      shape.required(:id_number, "idNumber", shape.text, sensitive: :last4)
      shape.optional(:phone, "phone", shape.text)
    end
  end
end
