# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Changes to a customer.
  #
  # What is left out stays; null removes a value.
  class CustomerUpdateRequest < Model
    # The caller's own id.
    # @return [String, nil]
    attr_reader :external_id

    # Given names of a person.
    # @return [String, nil]
    attr_reader :given_names

    # Family name of a person.
    # @return [String, nil]
    attr_reader :last_name

    # Name of a business.
    # @return [String, nil]
    attr_reader :business_name

    # Date of birth of a person.
    # @return [Date, nil]
    attr_reader :date_of_birth

    # Phone number.
    # @return [String, nil]
    attr_reader :phone

    # E-mail address.
    # @return [String, nil]
    attr_reader :email

    # The member country.
    # @return [String, nil]
    attr_reader :country

    # Postal address; replaces the old one as a whole.
    # @return [Njia::AddressInput, nil]
    attr_reader :address

    # The member preferred language.
    # @return [String, nil]
    attr_reader :preferred_language

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param external_id [String, nil]
    # @param given_names [String, nil]
    # @param last_name [String, nil]
    # @param business_name [String, nil]
    # @param date_of_birth [Date, String, nil]
    # @param phone [String, nil]
    # @param email [String, nil]
    # @param country [String]
    # @param address [Njia::AddressInput, Hash, nil]
    # @param preferred_language [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      external_id: OMIT,
      given_names: OMIT,
      last_name: OMIT,
      business_name: OMIT,
      date_of_birth: OMIT,
      phone: OMIT,
      email: OMIT,
      country: OMIT,
      address: OMIT,
      preferred_language: OMIT,
      metadata: OMIT
    )
      super({
        external_id:,
        given_names:,
        last_name:,
        business_name:,
        date_of_birth:,
        phone:,
        email:,
        country:,
        address:,
        preferred_language:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.optional(:external_id, "externalId", shape.nullable(shape.text))
      shape.optional(:given_names, "givenNames", shape.nullable(shape.text))
      shape.optional(:last_name, "lastName", shape.nullable(shape.text))
      shape.optional(:business_name, "businessName", shape.nullable(shape.text))
      shape.optional(:date_of_birth, "dateOfBirth", shape.nullable(shape.date), sensitive: :all)
      shape.optional(:phone, "phone", shape.nullable(shape.text), sensitive: :last4)
      shape.optional(:email, "email", shape.nullable(shape.text), sensitive: :all)
      shape.optional(:country, "country", shape.text)
      shape.optional(:address, "address", shape.nullable(shape.model(:AddressInput)))
      shape.optional(:preferred_language, "preferredLanguage", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
