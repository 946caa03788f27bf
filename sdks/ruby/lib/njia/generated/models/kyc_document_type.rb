# frozen_string_literal: true

# Generated from the API description. Changes belong there, or in the generator.
module Njia
  # Kind of document.
  module KycDocumentType
    extend OpenEnum

    # Identity card.
    NATIONAL_ID = "national_id"

    # Passport.
    PASSPORT = "passport"

    # Driving licence.
    DRIVERS_LICENSE = "drivers_license"

    # Residence permit.
    RESIDENCE_PERMIT = "residence_permit"

    # Voter card.
    VOTER_CARD = "voter_card"

    # All values that this version knows.
    VALUES = [NATIONAL_ID, PASSPORT, DRIVERS_LICENSE, RESIDENCE_PERMIT, VOTER_CARD].freeze
  end
end
