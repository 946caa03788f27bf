# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Environments to export.
  module ExportEnvironment
    extend OpenEnum

    # Only the sandbox.
    SANDBOX = "sandbox"

    # Only live mode, without the sandbox operations.
    LIVE = "live"

    # All values that this version knows.
    VALUES = [SANDBOX, LIVE].freeze
  end
end
