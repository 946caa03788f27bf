# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The person to verify.
  class KycSubject < Model
    # Given names, as on the document.
    # @return [String]
    attr_reader :given_names

    # Family name.
    # @return [String]
    attr_reader :last_name

    # Date of birth.
    # @return [Date, nil]
    attr_reader :date_of_birth

    # The member phone.
    # @return [String, nil]
    attr_reader :phone

    # E-mail address.
    # @return [String, nil]
    attr_reader :email

    # Country of residence.
    # @return [String]
    attr_reader :country

    # The member address.
    # @return [Njia::AddressInput, nil]
    attr_reader :address

    # @param given_names [String]
    # @param last_name [String]
    # @param country [String]
    # @param date_of_birth [Date, String]
    # @param phone [String]
    # @param email [String]
    # @param address [Njia::AddressInput, Hash]
    def initialize(
      given_names:,
      last_name:,
      country:,
      date_of_birth: OMIT,
      phone: OMIT,
      email: OMIT,
      address: OMIT
    )
      super({ given_names:, last_name:, country:, date_of_birth:, phone:, email:, address: })
    end

    define_shape do |shape|
      shape.required(:given_names, "givenNames", shape.text)
      shape.required(:last_name, "lastName", shape.text)
      shape.optional(:date_of_birth, "dateOfBirth", shape.date, sensitive: :all)
      shape.optional(:phone, "phone", shape.text)
      shape.optional(:email, "email", shape.text)
      shape.required(:country, "country", shape.text)
      shape.optional(:address, "address", shape.model(:AddressInput))
    end
  end
end
