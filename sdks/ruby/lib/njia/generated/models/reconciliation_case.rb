# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Whether a person must settle a contradiction or an open outcome of the transaction.
  class ReconciliationCase < Model
    # `true` while a case is open.
    # @return [Boolean]
    attr_reader :required

    # Machine code of the reason; null without a case.
    # @return [String, nil]
    attr_reader :case_reason

    # When the case was opened; null without a case.
    # @return [Time, nil]
    attr_reader :opened_at

    # @param required [Boolean]
    # @param case_reason [String, nil]
    # @param opened_at [Time, String, nil]
    def initialize(
      required:,
      case_reason:,
      opened_at:
    )
      super({ required:, case_reason:, opened_at: })
    end

    define_shape do |shape|
      shape.required(:required, "required", shape.boolean)
      shape.required(:case_reason, "caseReason", shape.nullable(shape.text))
      shape.required(:opened_at, "openedAt", shape.nullable(shape.time))
    end
  end
end
