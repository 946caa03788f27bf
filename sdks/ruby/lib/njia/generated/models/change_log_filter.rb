# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Which changes a subscription tells of.
  class ChangeLogFilter < Model
    # Only breaking changes.
    # @return [Boolean]
    attr_reader :breaking_only

    # Only changes of these operations; null for all.
    # @return [Array<String>, nil]
    attr_reader :operations

    # Only changes of something that you used in the last 30 days.
    # @return [Boolean]
    attr_reader :only_affecting_me

    # @param breaking_only [Boolean]
    # @param operations [Array<String>, nil]
    # @param only_affecting_me [Boolean]
    def initialize(
      breaking_only:,
      operations:,
      only_affecting_me:
    )
      super({ breaking_only:, operations:, only_affecting_me: })
    end

    define_shape do |shape|
      shape.required(:breaking_only, "breakingOnly", shape.boolean)
      shape.required(:operations, "operations", shape.nullable(shape.list(shape.text)))
      shape.required(:only_affecting_me, "onlyAffectingMe", shape.boolean)
    end
  end
end
