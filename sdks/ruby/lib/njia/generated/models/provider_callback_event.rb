# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What a provider or rail says about an attempt.
  module ProviderCallbackEvent
    extend OpenEnum

    # The provider took the request.
    ACCEPTED = "accepted"

    # The payer must approve on the phone.
    AWAITING_APPROVAL = "awaiting_approval"

    # The money moved.
    SUCCEEDED = "succeeded"

    # The money did not move.
    FAILED = "failed"

    # The reversal was carried out.
    REVERSAL_SUCCEEDED = "reversal_succeeded"

    # The reversal was refused.
    REVERSAL_FAILED = "reversal_failed"

    # All values that this version knows.
    VALUES = [ACCEPTED, AWAITING_APPROVAL, SUCCEEDED, FAILED, REVERSAL_SUCCEEDED, REVERSAL_FAILED].freeze
  end
end
