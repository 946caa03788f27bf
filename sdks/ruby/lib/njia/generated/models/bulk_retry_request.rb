# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Which failed items to try again.
  #
  # Without `itemIds`, all failed items whose code is retryable.
  class BulkRetryRequest < Model
    # Items to try again.
    # @return [Array<String>, nil]
    attr_reader :item_ids

    # @param item_ids [Array<String>]
    def initialize(
      item_ids: OMIT
    )
      super({ item_ids: })
    end

    define_shape do |shape|
      shape.optional(:item_ids, "itemIds", shape.list(shape.text))
    end
  end
end
