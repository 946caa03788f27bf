# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # State of an assessment.
  module KycScoreStatus
    extend OpenEnum

    # A provider has not answered yet.
    PROCESSING = "processing"

    # It is finished.
    COMPLETED = "completed"

    # It could not be finished.
    ERROR = "error"

    # All values that this version knows.
    VALUES = [PROCESSING, COMPLETED, ERROR].freeze
  end
end
