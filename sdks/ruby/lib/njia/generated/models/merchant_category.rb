# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A group of merchant category codes (ISO 18245), as spend limits and card controls name it.
  class MerchantCategory < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # Id of the group.
    # @return [String]
    attr_reader :id

    # Name to show.
    # @return [String]
    attr_reader :name

    # Single codes of the group.
    # @return [Array<String>]
    attr_reader :codes

    # Ranges of codes of the group.
    # @return [Array<Njia::MerchantCategoryRange>]
    attr_reader :ranges

    # @param id [String]
    # @param name [String]
    # @param codes [Array<String>]
    # @param ranges [Array<Njia::MerchantCategoryRange, Hash>]
    def initialize(
      id:,
      name:,
      codes:,
      ranges:
    )
      super({ id:, name:, codes:, ranges: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("merchant_category"))
      shape.required(:id, "id", shape.text)
      shape.required(:name, "name", shape.text)
      shape.required(:codes, "codes", shape.list(shape.text))
      shape.required(:ranges, "ranges", shape.list(shape.model(:MerchantCategoryRange)))
    end
  end
end
