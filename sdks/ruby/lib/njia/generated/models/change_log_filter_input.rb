# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Which changes to be told of.
  class ChangeLogFilterInput < Model
    # Only breaking changes.
    # @return [Boolean, nil]
    attr_reader :breaking_only

    # Only changes of these operations; all if absent.
    # @return [Array<String>, nil]
    attr_reader :operations

    # Only changes of something that you used in the last 30 days.
    # @return [Boolean, nil]
    attr_reader :only_affecting_me

    # @param breaking_only [Boolean]
    # @param operations [Array<String>]
    # @param only_affecting_me [Boolean]
    def initialize(
      breaking_only: OMIT,
      operations: OMIT,
      only_affecting_me: OMIT
    )
      super({ breaking_only:, operations:, only_affecting_me: })
    end

    define_shape do |shape|
      shape.optional(:breaking_only, "breakingOnly", shape.boolean)
      shape.optional(:operations, "operations", shape.list(shape.text))
      shape.optional(:only_affecting_me, "onlyAffectingMe", shape.boolean)
    end
  end
end
