# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A person or business that payments, scores, identity checks and cards belong to.
  #
  # Id numbers are never in it; the phone number is in full only for keys with the scope `customers:pii`.
  class Customer < Model
    include EventData

    # Id of the customer.
    # @return [String]
    attr_reader :id

    # Kind of object.
    # @return [String]
    attr_reader :object

    # `true` in live mode, `false` in test mode.
    # @return [Boolean]
    attr_reader :livemode

    # Grows by 1 with each change.
    # @return [Integer]
    attr_reader :version

    # When the customer was made.
    # @return [Time]
    attr_reader :created_at

    # When it last changed.
    # @return [Time]
    attr_reader :updated_at

    # The caller's own id, unique per tenant and mode.
    # @return [String, nil]
    attr_reader :external_id

    # The member type.
    # @return [String]
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

    # Name to show.
    # @return [String]
    attr_reader :display_name

    # Date of birth.
    # @return [Date, nil]
    attr_reader :date_of_birth

    # Phone number, masked without the scope `customers:pii`.
    # @return [String, nil]
    attr_reader :phone

    # E-mail address.
    # @return [String, nil]
    attr_reader :email

    # The member country.
    # @return [String]
    attr_reader :country

    # Postal address; null when not given.
    # @return [Njia::Address, nil]
    attr_reader :address

    # The member preferred language.
    # @return [String]
    attr_reader :preferred_language

    # The member kyc.
    # @return [Njia::CustomerKyc]
    attr_reader :kyc

    # The member risk.
    # @return [Njia::CustomerRisk]
    attr_reader :risk

    # The member metadata.
    # @return [Hash{String => String}]
    attr_reader :metadata

    # @param id [String]
    # @param livemode [Boolean]
    # @param version [Integer]
    # @param created_at [Time, String]
    # @param updated_at [Time, String]
    # @param external_id [String, nil]
    # @param type [String]
    # @param given_names [String, nil]
    # @param last_name [String, nil]
    # @param business_name [String, nil]
    # @param display_name [String]
    # @param date_of_birth [Date, String, nil]
    # @param phone [String, nil]
    # @param email [String, nil]
    # @param country [String]
    # @param address [Njia::Address, Hash, nil]
    # @param preferred_language [String]
    # @param kyc [Njia::CustomerKyc, Hash]
    # @param risk [Njia::CustomerRisk, Hash]
    # @param metadata [Hash{String => String}]
    def initialize(
      id:,
      livemode:,
      version:,
      created_at:,
      updated_at:,
      external_id:,
      type:,
      given_names:,
      last_name:,
      business_name:,
      display_name:,
      date_of_birth:,
      phone:,
      email:,
      country:,
      address:,
      preferred_language:,
      kyc:,
      risk:,
      metadata:
    )
      super({
        id:,
        livemode:,
        version:,
        created_at:,
        updated_at:,
        external_id:,
        type:,
        given_names:,
        last_name:,
        business_name:,
        display_name:,
        date_of_birth:,
        phone:,
        email:,
        country:,
        address:,
        preferred_language:,
        kyc:,
        risk:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.required(:id, "id", shape.text)
      shape.required(:object, "object", shape.constant("customer"))
      shape.required(:livemode, "livemode", shape.boolean)
      shape.required(:version, "version", shape.integer)
      shape.required(:created_at, "createdAt", shape.time)
      shape.required(:updated_at, "updatedAt", shape.time)
      shape.required(:external_id, "externalId", shape.nullable(shape.text))
      shape.required(:type, "type", shape.text)
      shape.required(:given_names, "givenNames", shape.nullable(shape.text))
      shape.required(:last_name, "lastName", shape.nullable(shape.text))
      shape.required(:business_name, "businessName", shape.nullable(shape.text))
      shape.required(:display_name, "displayName", shape.text)
      shape.required(:date_of_birth, "dateOfBirth", shape.nullable(shape.date), sensitive: :all)
      shape.required(:phone, "phone", shape.nullable(shape.text), sensitive: :last4)
      shape.required(:email, "email", shape.nullable(shape.text), sensitive: :all)
      shape.required(:country, "country", shape.text)
      shape.required(:address, "address", shape.nullable(shape.model(:Address)))
      shape.required(:preferred_language, "preferredLanguage", shape.text)
      shape.required(:kyc, "kyc", shape.model(:CustomerKyc))
      shape.required(:risk, "risk", shape.model(:CustomerRisk))
      shape.required(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
