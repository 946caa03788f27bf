# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One page of fraud analyses, newest first.
  class FraudAnalysisList < Model
    # Kind of object.
    # @return [String]
    attr_reader :object

    # The items of this page.
    # @return [Array<Njia::FraudAnalysis>]
    attr_reader :data

    # Whether another page follows.
    # @return [Boolean]
    attr_reader :has_more

    # Value for `startingAfter` of the next page; null on the last page.
    # @return [String, nil]
    attr_reader :next_cursor

    # Path of the list.
    # @return [String]
    attr_reader :url

    # @param data [Array<Njia::FraudAnalysis, Hash>]
    # @param has_more [Boolean]
    # @param next_cursor [String, nil]
    # @param url [String]
    def initialize(
      data:,
      has_more:,
      next_cursor:,
      url:
    )
      super({ data:, has_more:, next_cursor:, url: })
    end

    define_shape do |shape|
      shape.required(:object, "object", shape.constant("list"))
      shape.required(:data, "data", shape.list(shape.model(:FraudAnalysis)))
      shape.required(:has_more, "hasMore", shape.boolean)
      shape.required(:next_cursor, "nextCursor", shape.nullable(shape.text))
      shape.required(:url, "url", shape.text)
    end
  end
end
