# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the provider tells about a recipient.
  class RecipientLookup < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Whether there is such a wallet or account.
    # @return [Boolean]
    attr_reader :found

    # The member name match.
    # @return [String]
    attr_reader :name_match

    # Registered name with most letters hidden.
    # @return [String, nil]
    attr_reader :masked_name

    # Mobile-money provider; null for other parties or when not found.
    # @return [String, nil]
    attr_reader :provider

    # Whether it can take money now.
    # @return [Boolean]
    attr_reader :can_receive

    # @param found [Boolean]
    # @param name_match [String]
    # @param masked_name [String, nil]
    # @param provider [String, nil]
    # @param can_receive [Boolean]
    def initialize(
      found:,
      name_match:,
      masked_name:,
      provider:,
      can_receive:
    )
      super({ found:, name_match:, masked_name:, provider:, can_receive: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("recipient_lookup"))
      shape.required(:found, "found", shape.boolean)
      shape.required(:name_match, "nameMatch", shape.text)
      shape.required(:masked_name, "maskedName", shape.nullable(shape.text))
      shape.required(:provider, "provider", shape.nullable(shape.text))
      shape.required(:can_receive, "canReceive", shape.boolean)
    end
  end
end
