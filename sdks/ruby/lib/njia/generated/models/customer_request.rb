# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A new customer.
  #
  # A person needs `givenNames` and `lastName`, a business needs `businessName`.
  class CustomerRequest < Model
    # The caller's own id, unique per tenant and mode; a second use answers 409 `duplicate_external_id`.
    # @return [String, nil]
    attr_reader :external_id

    # Kind of customer.
    # @return [String, nil]
    attr_reader :type

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

    # Phone number; its dial code need not be that of `country`.
    # @return [String, nil]
    attr_reader :phone

    # E-mail address.
    # @return [String, nil]
    attr_reader :email

    # The member country.
    # @return [String]
    attr_reader :country

    # The member address.
    # @return [Njia::AddressInput, nil]
    attr_reader :address

    # Language for messages to the customer.
    #
    # Without it, English.
    # @return [String, nil]
    attr_reader :preferred_language

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param country [String]
    # @param external_id [String]
    # @param type [String]
    # @param given_names [String]
    # @param last_name [String]
    # @param business_name [String]
    # @param date_of_birth [Date, String]
    # @param phone [String]
    # @param email [String]
    # @param address [Njia::AddressInput, Hash]
    # @param preferred_language [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      country:,
      external_id: OMIT,
      type: OMIT,
      given_names: OMIT,
      last_name: OMIT,
      business_name: OMIT,
      date_of_birth: OMIT,
      phone: OMIT,
      email: OMIT,
      address: OMIT,
      preferred_language: OMIT,
      metadata: OMIT
    )
      super({
        country:,
        external_id:,
        type:,
        given_names:,
        last_name:,
        business_name:,
        date_of_birth:,
        phone:,
        email:,
        address:,
        preferred_language:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.optional(:external_id, "externalId", shape.text)
      shape.optional(:type, "type", shape.text)
      shape.optional(:given_names, "givenNames", shape.text)
      shape.optional(:last_name, "lastName", shape.text)
      shape.optional(:business_name, "businessName", shape.text)
      shape.optional(:date_of_birth, "dateOfBirth", shape.date, sensitive: :all)
      shape.optional(:phone, "phone", shape.text, sensitive: :last4)
      shape.optional(:email, "email", shape.text, sensitive: :all)
      shape.required(:country, "country", shape.text)
      shape.optional(:address, "address", shape.model(:AddressInput))
      shape.optional(:preferred_language, "preferredLanguage", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
