# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The identity that was looked up.
  #
  # The number is masked.
  class KycIdentity < Model
    # The member country.
    # @return [String]
    attr_reader :country

    # The member type.
    # @return [String]
    attr_reader :type

    # The last four characters.
    # @return [String]
    attr_reader :number_masked

    # Authority that answered.
    # @return [String]
    attr_reader :authority

    # @param country [String]
    # @param type [String]
    # @param number_masked [String]
    # @param authority [String]
    def initialize(
      country:,
      type:,
      number_masked:,
      authority:
    )
      super({ country:, type:, number_masked:, authority: })
    end

    define_shape do |shape|
      shape.required(:country, "country", shape.text)
      shape.required(:type, "type", shape.text)
      shape.required(:number_masked, "numberMasked", shape.text)
      shape.required(:authority, "authority", shape.text)
    end
  end
end
