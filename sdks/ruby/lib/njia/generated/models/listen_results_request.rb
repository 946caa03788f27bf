# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # A batch of results.
  class ListenResultsRequest < Model
    # Results; one that is already known is ignored.
    # @return [Array<Njia::ListenResult>]
    attr_reader :results

    # @param results [Array<Njia::ListenResult, Hash>]
    def initialize(
      results:
    )
      super({ results: })
    end

    define_shape do |shape|
      shape.required(:results, "results", shape.list(shape.model(:ListenResult)))
    end
  end
end
