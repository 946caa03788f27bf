# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # The members to change; absent ones stay.
  class GhostCardUpdateRequest < Model
    # Name for people; null removes it.
    # @return [String, nil]
    attr_reader :label

    # Only these categories; all if empty.
    # @return [Array<String>, nil]
    attr_reader :allowed_categories

    # None of these categories.
    # @return [Array<String>, nil]
    attr_reader :blocked_categories

    # Only these merchants; all if empty.
    # @return [Array<String>, nil]
    attr_reader :allowed_merchants

    # None of these merchants.
    # @return [Array<String>, nil]
    attr_reader :blocked_merchants

    # Only merchants in these countries; all if empty.
    # @return [Array<String>, nil]
    attr_reader :allowed_countries

    # The member metadata.
    # @return [Hash{String => String}, nil]
    attr_reader :metadata

    # @param label [String, nil]
    # @param allowed_categories [Array<String>]
    # @param blocked_categories [Array<String>]
    # @param allowed_merchants [Array<String>]
    # @param blocked_merchants [Array<String>]
    # @param allowed_countries [Array<String>]
    # @param metadata [Hash{String => String}]
    def initialize(
      label: OMIT,
      allowed_categories: OMIT,
      blocked_categories: OMIT,
      allowed_merchants: OMIT,
      blocked_merchants: OMIT,
      allowed_countries: OMIT,
      metadata: OMIT
    )
      super({
        label:,
        allowed_categories:,
        blocked_categories:,
        allowed_merchants:,
        blocked_merchants:,
        allowed_countries:,
        metadata:
      })
    end

    define_shape do |shape|
      shape.optional(:label, "label", shape.nullable(shape.text))
      shape.optional(:allowed_categories, "allowedCategories", shape.list(shape.text))
      shape.optional(:blocked_categories, "blockedCategories", shape.list(shape.text))
      shape.optional(:allowed_merchants, "allowedMerchants", shape.list(shape.text))
      shape.optional(:blocked_merchants, "blockedMerchants", shape.list(shape.text))
      shape.optional(:allowed_countries, "allowedCountries", shape.list(shape.text))
      shape.optional(:metadata, "metadata", shape.map(shape.text))
    end
  end
end
