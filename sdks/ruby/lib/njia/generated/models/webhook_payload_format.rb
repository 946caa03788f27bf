# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Shape of the payload.
  #
  # `flat` is deprecated and ends with v3.0.
  module WebhookPayloadFormat
    extend OpenEnum

    # An event with the resource in `data`.
    ENVELOPED = "enveloped"

    # The members of the resource at top level.
    #
    # Removed in v3.0, not before 2027-06-01.
    # @deprecated .
    FLAT = "flat"

    # All values that this version knows.
    VALUES = [ENVELOPED, FLAT].freeze
  end
end
