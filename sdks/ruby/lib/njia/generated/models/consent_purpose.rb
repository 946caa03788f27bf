# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # What the person agreed to.
  module ConsentPurpose
    extend OpenEnum

    # Use of the person's data for a credit score.
    CREDIT_ASSESSMENT = "credit_assessment"

    # Use of the person's data to verify an identity.
    IDENTITY_VERIFICATION = "identity_verification"

    # All values that this version knows.
    VALUES = [CREDIT_ASSESSMENT, IDENTITY_VERIFICATION].freeze
  end
end
