# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What goes wrong.
  module SandboxFaultKind
    extend OpenEnum

    # Answers are delayed by `latencyMs`.
    LATENCY = "latency"

    # The target answers with an error.
    ERROR = "error"

    # The target never answers.
    TIMEOUT = "timeout"

    # The message is lost.
    DROP = "drop"

    # The message arrives several times.
    DUPLICATE = "duplicate"

    # The message arrives after later ones.
    REORDER = "reorder"

    # A second message says the opposite.
    CONTRADICT = "contradict"

    # The message arrives damaged and fails its checks.
    CORRUPT = "corrupt"

    # All values that this version knows.
    VALUES = [LATENCY, ERROR, TIMEOUT, DROP, DUPLICATE, REORDER, CONTRADICT, CORRUPT].freeze
  end
end
