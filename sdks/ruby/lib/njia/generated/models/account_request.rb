# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Order to open an account.
  class AccountRequest < Model
    # Name of the account.
    # @return [String]
    attr_reader :name

    # What the account is for.
    # @return [String, nil]
    attr_reader :type

    # Country of the account.
    #
    # Without it, the tenant's country.
    # @return [String, nil]
    attr_reader :country

    # The member currency.
    # @return [String]
    attr_reader :currency

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param name [String]
    # @param currency [String]
    # @param type [String]
    # @param country [String]
    # @param metadata [Hash{String => String}]
    def initialize(
      name:,
      currency:,
      type: OMIT,
      country: OMIT,
      metadata: OMIT
    )
      super({ name:, currency:, type:, country:, metadata: })
    end

    define_shape do |shape|
      shape.required(:name, "name", shape.text)
      shape.optional(:type, "type", shape.text)
      shape.optional(:country, "country", shape.text)
      shape.required(:currency, "currency", shape.text)
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
