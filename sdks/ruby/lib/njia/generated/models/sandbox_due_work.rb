# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # One piece of work that fell due while the clock moved.
  class SandboxDueWork < Model
    # Virtual time at which it fell due.
    # @return [Time]
    attr_reader :at

    # What was run.
    # @return [String]
    attr_reader :kind

    # The resource it belongs to.
    # @return [Njia::ResourceReference]
    attr_reader :resource

    # Outcome in a few words, such as `completed` or `http_200`.
    # @return [String]
    attr_reader :result

    # @param at [Time, String]
    # @param kind [String]
    # @param resource [Njia::ResourceReference, Hash]
    # @param result [String]
    def initialize(
      at:,
      kind:,
      resource:,
      result:
    )
      super({ at:, kind:, resource:, result: })
    end

    define_shape do |shape|
      shape.required(:at, "at", shape.time)
      shape.required(:kind, "kind", shape.text)
      shape.required(:resource, "resource", shape.model(:ResourceReference))
      shape.required(:result, "result", shape.text)
    end
  end
end
